"""The app below a path of a proxy, which takes the path away before it passes a request on, or leaves it."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

pytest.importorskip("torch")
from small import App, serving

from visual.serving.security import CLOSED, MOST_BYTES

# Sockets and event loops that the framework's server and client leave to the garbage collector are not this test's matter.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning", "ignore::ResourceWarning")


@pytest.fixture(scope="module")
def served() -> Iterator[App]:
    with serving(root_path="/lab") as running:
        yield running


@pytest.mark.parametrize("path", ["", "lab/", "lab//"])
def test_what_is_closed_is_closed_by_every_path(served: App, path: str) -> None:
    for route in CLOSED:
        for prefix in ("", "gradio_api/"):
            answer = httpx.get(f"{served.url}{path}{prefix}{route[1:]}")
            assert answer.status_code == 404, answer.url
            assert answer.json() == {"error": "This server has no such page."}


@pytest.mark.parametrize("path", ["", "lab/"])
def test_a_file_may_be_larger_than_another_request(served: App, path: str) -> None:
    files = {"files": ("log.jsonl", b" " * (MOST_BYTES + 1))}
    assert httpx.post(f"{served.url}{path}gradio_api/upload", files=files, timeout=60).status_code == 200


def test_a_proxy_is_asked_to_pass_events_on_at_once(served: App) -> None:
    with httpx.stream("GET", f"{served.url}gradio_api/heartbeat/tab") as events:
        assert events.headers["content-type"].startswith("text/event-stream")
        assert events.headers["x-accel-buffering"] == "no"
    assert "x-accel-buffering" not in httpx.get(f"{served.url}health").headers


def test_the_server_fetches_no_address_of_a_visitor(served: App, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def fetched(url: str, *_: object) -> None:
        asked.append(url)

    monkeypatch.setattr("gradio.processing_utils.async_ssrf_protected_get", fetched)
    monkeypatch.setattr("safehttpx.async_validate_url", fetched)
    address = "http://192.0.2.1/a.json"
    for route in ("file=", "file/"):
        assert httpx.get(f"{served.url}gradio_api/{route}{address}").status_code == 404
    file = {"path": address, "meta": {"_type": "gradio.FileData"}}
    for prompt in (file, [{"a": file}]):
        status, words = served.post("gradio_api/run/race", {"data": [prompt], "session_hash": "tab"})
        assert status == 500
        assert "an address is not fetched" in words
    assert asked == []
