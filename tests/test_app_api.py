"""`/race` for programs: what it streams, what it refuses, and that nobody sees anybody else."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from gradio_client import Client
from gradio_client.exceptions import AppError
from serving import Served, serve

PROMPT = "Write a Python function named add that adds two numbers."
OPEN = {"prompt": "Name a word, any word.", "max_new_tokens": 64}
"""What the model has many answers to, however sure it is of others."""


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serve(tmp_path_factory.mktemp("app") / "log.txt") as served:
        yield served


def connected(app: Served) -> Iterator[Client]:
    made = Client(app.url, verbose=False, analytics_enabled=False)
    yield made
    made.close()


@pytest.fixture(scope="module")
def client(app: Served) -> Iterator[Client]:
    """One program for all tests that do not ask what its trie holds."""
    yield from connected(app)


@pytest.fixture
def newcomer(app: Served) -> Iterator[Client]:
    """A program whose trie is empty."""
    yield from connected(app)


def race(client: Client, **settings: Any) -> list[dict[str, Any]]:
    """All events of one race; raises what the server answered if it refused."""
    job = client.submit(**{"prompt": PROMPT, "max_new_tokens": 24, **settings}, api_name="/race")
    events = list(job)
    if (error := job.exception()) is not None:
        raise error
    return events


def test_a_race_streams_from_begin_to_end(client: Client) -> None:
    events = race(client)
    assert [event["kind"] for event in events if event["kind"] != "step"] == ["begin", "end"]
    begin, steps, end = events[0], events[1:-1], events[-1]
    assert begin["meta"]["settings"]["max_new_tokens"] == 24
    for lane in ("plain", "lookahead"):
        own = [event["step"] for event in steps if event["lane"] == lane]
        assert [step["i"] for step in own] == list(range(len(own))), "no step is lost or out of order"
        assert [token for step in own for token in step["t"]] == end["tokens"][lane]
        assert end["passes"][lane] == len(own) - 1
    assert end["equal"] is True
    assert end["first_difference"] is None
    assert end["tokens"]["plain"] == end["tokens"]["lookahead"]
    assert end["text"]["plain"] == end["text"]["lookahead"]
    assert end["seconds"]["plain"] > 0


def test_each_way_to_narrow_the_draw_reaches_the_model(client: Client) -> None:
    """Narrowed to one token, the hottest draw is the greedy one; not narrowed, it is another text."""
    greedy = race(client, **OPEN)[-1]
    free = race(client, **OPEN, temperature=2.0, seed=5)[-1]
    assert free["tokens"] != greedy["tokens"]
    assert free["equal"]
    for narrow in ({"top_k": 1}, {"top_p": 0.01}, {"min_p": 1.0}):
        drawn = race(client, **OPEN, temperature=2.0, seed=5, **narrow)[-1]
        assert drawn["tokens"] == greedy["tokens"], narrow
        assert drawn["equal"], narrow


def test_a_repetition_penalty_reaches_both_lanes(client: Client) -> None:
    held, free = race(client, repetition_penalty=2.0)[-1], race(client)[-1]
    assert held["tokens"]["plain"] != free["tokens"]["plain"]
    assert held["equal"]


def test_every_token_that_is_shown_has_a_word(client: Client) -> None:
    words: dict[str, str] = {}
    for event in race(client):
        words |= event.get("words", {})
        if event["kind"] == "step":
            step = event["step"]
            assert {str(token) for token in [*step["t"], *step.get("d", [])]} <= set(words)


def test_the_endpoint_is_typed_and_the_only_way_to_race(client: Client) -> None:
    endpoints = client.view_api(return_format="dict", print_info=False)["named_endpoints"]
    assert "/race" in endpoints
    assert "/page_race" not in endpoints
    types = {entry["parameter_name"]: entry["python_type"]["type"] for entry in endpoints["/race"]["parameters"]}
    assert types["prompt"] == "str"
    assert types["decoding_length"] == "int"
    assert types["temperature"] == "float"


def test_a_trie_belongs_to_one_client_and_grows(app: Served, newcomer: Client) -> None:
    assert race(newcomer)[0]["meta"]["trie"]["answers"] == 0
    again = race(newcomer)
    assert again[0]["meta"]["trie"]["answers"] == 1
    assert again[-1]["tokens_per_pass"]["lookahead"] > 2, "the same question again: the trie knows the answer"
    other = Client(app.url, verbose=False, analytics_enabled=False)
    assert race(other)[0]["meta"]["trie"]["answers"] == 0
    other.close()


def test_sampling_draws_the_same_text_in_both_lanes(newcomer: Client) -> None:
    first = race(newcomer, temperature=1.0, seed=3)[-1]
    assert first["equal"] is True
    assert race(newcomer, temperature=1.0, seed=3)[-1]["tokens"] == first["tokens"], "one seed, one text, cold or warm trie"


def test_the_width_can_be_left_to_the_machine(client: Client) -> None:
    assert race(client, auto=True)[-1]["equal"] is True


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"prompt": ""}, "The prompt is empty"),
        ({"prompt": "x" * 24_001}, "24,001 characters; at most 24,000"),
        ({"prompt": "one two " * 2900}, r"The prompt has [\d,]+ tokens; at most [\d,]+ fit this model's context of [\d,]+"),
        ({"prompt": 5}, "The prompt must be text, not 5"),
        ({"auto": "yes"}, "Auto is 'yes'; it must be true or false"),
        ({"auto": 1}, "Auto is 1; it must be true or false"),
        ({"decoding_length": 0}, "Decoding length is 0; it must be a whole number from 1 to 128"),
        ({"decoding_length": "many"}, "Decoding length is 'many'"),
        ({"branch_length": 1.5}, "Branch length is 1.5"),
        ({"max_new_tokens": 10**9}, "Max new tokens is 1000000000; it must be a whole number from 1 to 512"),
        ({"strategy": "none"}, "Strategy is 'none'; it must be one of: trie, parallel, single"),
        ({"temperature": 9}, "Temperature is 9; it must be a number from 0 to 2"),
        ({"seed": -1}, "Seed is -1"),
        ({"model": "/etc"}, "'/etc' is not a model of this page. It must be one of: tiny, "),
        ({"model": "someone/else"}, "'someone/else' is not a model of this page"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_what_is_out_of_bounds_is_refused_by_name_and_value(client: Client, settings: dict[str, Any], message: str) -> None:
    with pytest.raises(AppError, match=message):
        race(client, **settings)


def test_the_guides_program_runs_and_tells_what_is_refused(app: Served, capsys: pytest.CaptureFixture[str]) -> None:
    guide = (Path(__file__).resolve().parent.parent / "docs" / "deploying.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"```python\n(# needs: a running app\n.*?)```", guide, re.DOTALL)
    program = program.replace("http://127.0.0.1:7860", app.url)
    exec(program, {})
    assert "True" in capsys.readouterr().out
    with pytest.raises(AppError, match="Max new tokens is 0"):
        exec(program.replace("max_new_tokens=64", "max_new_tokens=0"), {})


def test_a_hub_model_that_is_not_there_is_told_in_plain_words(client: Client) -> None:
    with pytest.raises(AppError, match="not on this machine, and the hub can't be reached"):
        race(client, model="Qwen/Qwen2.5-1.5B-Instruct")


def test_after_all_refusals_the_next_race_is_served(client: Client) -> None:
    assert race(client)[-1]["equal"] is True


def test_a_client_that_leaves_mid_race_does_not_hold_the_device(app: Served) -> None:
    leaver = Client(app.url, verbose=False, analytics_enabled=False)
    job = leaver.submit(PROMPT, max_new_tokens=512, api_name="/race")
    next(iter(job))
    job.cancel()
    leaver.close()
    next_one = Client(app.url, verbose=False, analytics_enabled=False)
    begun = time.monotonic()
    assert race(next_one)[-1]["kind"] == "end"
    assert time.monotonic() - begun < 60
    next_one.close()


def test_a_default_model_that_cannot_be_had_leaves_the_others(tmp_path: Path) -> None:
    with serve(tmp_path / "log.txt", LOOKAHEAD_MODEL="Qwen/Qwen3-0.6B", HF_HOME=str(tmp_path)) as app:
        client = Client(app.url, verbose=False, analytics_enabled=False)
        with pytest.raises(AppError, match=r"Qwen/Qwen3-0\.6B is not on this machine, and the hub can't be reached"):
            race(client)
        assert race(client, model="tiny")[-1]["equal"] is True
        client.close()


def test_a_model_that_is_nothing_ends_the_start_with_the_reason(tmp_path: Path) -> None:
    with (
        pytest.raises(RuntimeError, match="neither a catalogue name, nor a directory, nor a hub name"),
        serve(tmp_path / "log.txt", "--model", "no such thing"),
    ):
        pass


def test_uploads_are_gone_when_a_service_manager_stops_the_server(tmp_path: Path) -> None:
    """While a tab is open, too: the framework then ends before it deletes them."""
    with serve(tmp_path / "log.txt", GRADIO_TEMP_DIR=str(tmp_path / "uploads")) as app:
        with httpx.stream("GET", f"{app.url}gradio_api/heartbeat/tab", timeout=60):
            httpx.post(f"{app.url}gradio_api/upload", files={"files": ("mine.jsonl", b"{}")}, timeout=60).raise_for_status()
            assert len(list(tmp_path.glob("uploads/*/mine.jsonl"))) == 1
            app.process.terminate()
            assert app.process.wait(60) == 0
        assert list(tmp_path.glob("uploads/*/mine.jsonl")) == []


def test_the_log_holds_no_text_of_a_visitor(app: Served, client: Client) -> None:
    race(client, prompt="My secret word is marzipanlokomotive.")
    assert "marzipanlokomotive" not in app.log.read_text()


def test_the_log_holds_no_traceback(app: Served) -> None:
    assert "Traceback" not in app.log.read_text()
