"""Clients for the tests: tabs that speak the page's protocol, and random requests. Loopback only."""

from __future__ import annotations

import json
import random
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import urlparse

MOST_FUZZ, MOST_SECONDS = 20_000, 1800
CANARY = "zanzibar-canary-7731"
"""Stands in the storm's prompts; nobody else may ever receive it, and no log may hold it."""


def on_loopback(url: str) -> str:
    """The address, where it is this machine's own; nothing else is ever loaded."""
    if urlparse(url).hostname not in ("127.0.0.1", "localhost", "::1"):
        raise ValueError(f"{url} is not on this machine; this script sends load to loopback only")
    return url


class Tab:
    """One browser's worth of client: page, the files it loads, heartbeat, one event stream."""

    def __init__(self, url: str, session: str, files: Sequence[str] = ()) -> None:
        self.url, self.session, self.files = on_loopback(url), session, files
        self.config: dict[str, Any] = {}
        self.beat: Any = None

    def open(self) -> float:
        """Fetch page, stylesheet and files, hold the heartbeat; seconds it took."""
        began = time.perf_counter()
        page = self.get("")
        place = page.index("{", page.index("window.gradio_config ="))
        self.config = json.JSONDecoder().raw_decode(page, place)[0]
        self.get("gradio_api/theme.css")
        with ThreadPoolExecutor(6) as lines:  # as many connections as a browser opens to one server
            list(lines.map(self.fetch, self.files))
        self.beat = urllib.request.urlopen(f"{self.url}gradio_api/heartbeat/{self.session}", timeout=MOST_SECONDS)
        self.beat.readline()
        return time.perf_counter() - began

    def close(self) -> None:
        """Leave, as a closed tab does."""
        if self.beat is not None:
            self.beat.close()

    def get(self, path: str) -> str:
        with urllib.request.urlopen(self.url + path, timeout=120) as answer:
            return answer.read().decode()

    def fetch(self, path: str) -> None:
        """One file of the page, compressed where the server likes, read to its end."""
        request = urllib.request.Request(self.url + path, headers={"Accept-Encoding": "gzip, br"})
        with urllib.request.urlopen(request, timeout=120) as answer:
            answer.read()

    def event(self, **wanted: Any) -> int:
        """The number of the event whose configuration has these values."""
        for dependency in self.config["dependencies"]:
            if all(dependency.get(name) == value for name, value in wanted.items()):
                return dependency["id"]
        raise LookupError(f"the page has no event with {wanted}")

    def clicked(self, elem_id: str) -> int:
        """The number of the event that a click on a component begins."""
        parts = self.config["components"]
        identity = next(part["id"] for part in parts if part["props"].get("elem_id") == elem_id)
        for dependency in self.config["dependencies"]:
            if [identity, "click"] in dependency["targets"]:
                return dependency["id"]
        raise LookupError(f"nothing happens on a click of #{elem_id}")

    def replay(self) -> float:
        """Press Recording: seconds until the whole trace is here."""
        began = time.perf_counter()
        message = {"data": [None], "fn_index": self.clicked("replay"), "session_hash": self.session}
        answer = post(self.url + "gradio_api/run/predict", message)[1]
        if "trace" not in answer:  # older and newer servers name this route differently
            raise AssertionError(answer[:200])
        return time.perf_counter() - began

    def events(self, prompt: str, tokens: int) -> list[dict[str, Any]]:
        """Ask for a race and read everything that it sends."""
        data = [prompt, "", 16, 8, tokens, "hierarchical", False, 0.0, 0, 1.0, 0, 0.0, 1.0, False, "", False]
        message = {"data": data, "fn_index": self.event(api_name="race"), "session_hash": self.session}
        post(self.url + "gradio_api/queue/join", message)
        return self.stream()

    def race(self, prompt: str, tokens: int) -> dict[str, Any]:
        """One race from the asking to its last event: how many events, complete or not, seconds of waiting and racing."""
        began = time.perf_counter()
        events = self.events(prompt, tokens)
        kinds = Counter(event["kind"] for event in events)
        steps: dict[str, list[int]] = {}
        for event in events:
            if event["kind"] == "step":
                steps.setdefault(event["lane"], []).append(event["step"]["i"])
        end = events[-1] if events and events[-1]["kind"] == "end" else {}
        passes = end.get("passes", {})
        complete = bool(end) and all(numbers == list(range(passes[lane] + 1)) for lane, numbers in steps.items())
        return {
            "kinds": kinds,
            "complete": complete and len(steps) == 2,
            "equal": end.get("equal"),
            "s": time.perf_counter() - began,
        }

    def stream(self) -> list[dict[str, Any]]:
        """Read the session's events to the end of its race, applying the server's differences."""
        events: list[dict[str, Any]] = []
        state: Any = None
        with urllib.request.urlopen(
            f"{self.url}gradio_api/queue/data?session_hash={self.session}", timeout=MOST_SECONDS
        ) as answer:
            for line in answer:
                if not line.startswith(b"data:"):
                    continue
                message = json.loads(line[5:])
                if message["msg"] == "process_generating":
                    data = message["output"]["data"]
                    state = [patched(old, change) for old, change in zip(state, data, strict=True)] if state else data
                    events.append(json.loads(json.dumps(state[0])))
                elif message["msg"] == "process_completed":
                    if not message["success"]:
                        raise AssertionError(message["output"])
                    return events
        return events


def patched(old: Any, changes: list[Any]) -> Any:
    """Apply Gradio's list of [action, path, value] to a value."""
    for action, path, value in changes:
        if not path:
            old = old + value if action == "append" else value
            continue
        inner = old
        for key in path[:-1]:
            inner = inner[key]
        last = path[-1]
        if action == "replace":
            inner[last] = value
        elif action == "append":
            inner[last] += value
        elif action == "add" and isinstance(inner, list):
            inner.insert(int(last), value)
        elif action == "add":
            inner[last] = value
        elif action == "delete":
            del inner[last]
    return old


def post(url: str, message: Any, timeout: float = 120) -> tuple[int, str]:
    """Status and text of a JSON request."""
    body = message if isinstance(message, bytes) else json.dumps(message).encode()
    request = urllib.request.Request(on_loopback(url), body, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=timeout) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


def random_requests(url: str, count: int, seed: int = 0) -> Counter[int]:
    """Send `count` requests with random JSON, shaped like the real ones and bent out of shape; statuses by number.

    Races that are asked for by accident are short, and belong to sessions that are never read.
    """
    rng = random.Random(seed)
    codes: Counter[int] = Counter()
    for number in range(min(count, MOST_FUZZ)):
        path = rng.choice(
            ["gradio_api/call/race", "gradio_api/queue/join", "gradio_api/run/race", "gradio_api/cancel", "gradio_api/reset"]
        )
        try:
            codes[post(url + path, nonsense(rng, path, number), timeout=60)[0]] += 1
        except (ConnectionError, urllib.error.URLError, TimeoutError) as error:
            raise AssertionError(f"the server did not answer request {number} to {path}: {error}") from error
    return codes


def nonsense(rng: random.Random, path: str, number: int) -> Any:
    """A message that may be asked for at `path`, with any of its parts replaced by anything."""
    data: Any = [CANARY, "tiny", 8, 4, 2, "hierarchical", False, 0.0, 0, 1.0, 0, 0.0, 1.0, False, "", False]
    for _ in range(rng.randint(1, 4)):
        data[rng.randrange(len(data))] = anything(rng)
    if rng.random() < 0.15:
        data = anything(rng)
    if isinstance(data, list) and len(data) > 4 and isinstance(data[4], int):
        data[4] = min(data[4], 2)
    message: Any = {"data": data, "session_hash": f"fuzz{number % 50}"}
    if "queue" in path:
        message["fn_index"] = rng.choice([rng.randint(-3, 60), anything(rng)])
    if "cancel" in path or "reset" in path:
        message["event_id"] = anything(rng)
    if rng.random() < 0.2:
        message[rng.choice(["data", "session_hash", "fn_index", "trigger_id", "event_data"])] = anything(rng)
    if rng.random() < 0.05:
        return json.dumps(message).encode()[: rng.randint(0, 40)]
    return anything(rng) if rng.random() < 0.05 else message


def anything(rng: random.Random, deep: int = 2) -> Any:
    """Any JSON value."""
    kinds = [
        lambda: None,
        lambda: rng.random() < 0.5,
        lambda: rng.choice([0, 1, -1, 2**31, -(2**63), 10**30]),
        lambda: rng.choice([0.5, -1e308, 1e-9]),
        lambda: rng.choice(["", "x" * rng.randint(1, 3000), "\u0000", "../../etc/passwd", "<script>", "é漢🙂", "NaN"]),
    ]
    if deep:
        kinds += [
            lambda: [anything(rng, deep - 1) for _ in range(rng.randint(0, 4))],
            lambda: {
                rng.choice(["path", "url", "a", "data", "__type__"]): anything(rng, deep - 1) for _ in range(rng.randint(0, 3))
            },
        ]
    return rng.choice(kinds)()
