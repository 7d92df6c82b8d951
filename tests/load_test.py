"""Thirty learners on one machine, and a storm of nonsense: loopback only, bounded in number and time.

    python tests/load_test.py                    # starts the app, thirty clients: open, replay two recordings, one race each
    python tests/load_test.py --fuzz 10000       # and that many requests with random JSON
    python tests/load_test.py --clients 8 --tokens 32

Prints one JSON object; exits with 1 where a bound is broken. A script: pytest finds no test in it.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import shutil
import statistics
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import urlparse

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
MOST_CLIENTS, MOST_FUZZ, MOST_SECONDS = 100, 20_000, 1800
MOST_NEW_THREADS = 120
"""The workers' pool (`visual.serving.server.THREADS`) fills as it is needed and is reused."""
MOST_SESSIONS = 100
"""`visual.work.session.SESSIONS`: a client without a heartbeat can't be seen leaving; the oldest make room, idle ones go."""
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
        data = [prompt, "", 16, 8, tokens, "hierarchical", False, 0.0, 0, 1.0, 0, 0.0, 1.0]
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
    data: Any = [CANARY, "tiny", 8, 4, 2, "hierarchical", False, 0.0, 0, 1.0, 0, 0.0, 1.0]
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


def files_of_the_page(url: str) -> list[str]:
    """Paths of the scripts and styles that a browser loads with the page; without Chromium those that the page names."""
    chromium = shutil.which("chromium")
    if chromium is None:
        html = Tab(url, "files").get("")
        return [path for path in re.findall(r'(?:src|href)="\./(assets/[^"]+)"', html)]
    from playwright.sync_api import sync_playwright

    loaded: list[str] = []
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=chromium, args=["--headless=new", "--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        page.on("response", lambda answer: loaded.append(answer.url.removeprefix(url)))
        page.goto(url)
        page.wait_for_selector("#stage svg, #stage canvas")
        page.wait_for_timeout(3000)
        browser.close()
    return [path for path in loaded if path.startswith(("assets/", "static/"))]


def classroom(url: str, clients: int, tokens: int, files: Sequence[str] = ()) -> dict[str, Any]:
    """`clients` tabs at once: open, two replays while others race, one race each; everybody leaves at the end."""
    tabs = [Tab(url, f"learner{number:03d}", files) for number in range(clients)]
    opened: list[float] = []
    replays: list[float] = []
    races: list[dict[str, Any]] = []
    faults: list[str] = []

    def learner(number: int, tab: Tab) -> None:
        try:
            opened.append(tab.open())
            racer = threading.Thread(target=lambda: races.append(tab.race(f"Tell me about the number {number}.", tokens)))
            racer.start()
            for _ in range(2):
                time.sleep(random.Random(number).uniform(0.5, 6.0))
                replays.append(tab.replay())
            racer.join(MOST_SECONDS)
        except Exception as error:
            faults.append(f"{type(error).__name__}: {error}")

    threads = [threading.Thread(target=learner, args=(number, tab)) for number, tab in enumerate(tabs)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(MOST_SECONDS)
    for tab in tabs:
        tab.close()
    return {
        "clients": clients,
        "files_of_the_page": len(files),
        "opened_s": spread(opened),
        "replay_s": spread(replays),
        "race_s": spread([race["s"] for race in races]),
        "races_complete": sum(race["complete"] for race in races),
        "races_equal": sum(bool(race["equal"]) for race in races),
        "waiting_events": sum(race["kinds"]["waiting"] for race in races),
        "faults": faults,
    }


def spread(values: list[float]) -> dict[str, float]:
    """Number, median, 95th percentile and maximum."""
    ordered = sorted(values) or [0.0]
    place = min(len(ordered) - 1, round(0.95 * (len(ordered) - 1)))
    figures = {"median": statistics.median(ordered), "p95": ordered[place], "max": ordered[-1]}
    return {"n": len(values), **{name: round(value, 3) for name, value in figures.items()}}


def resident(pid: int) -> float:
    """Resident memory of a process, MB."""
    import psutil

    return psutil.Process(pid).memory_info().rss / 1e6


def wait_for(url: str, words: str, seconds: float) -> None:
    """Wait until the metrics hold a line that begins with these words."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        with urllib.request.urlopen(url + "metrics", timeout=30) as answer:
            if any(line.startswith(words) for line in answer.read().decode().splitlines()):
                return
        time.sleep(0.3)
    raise TimeoutError(f"the metrics never said {words!r}")


def run(options: argparse.Namespace) -> dict[str, Any]:
    """Start the app, warm it with a small class, then measure the real one."""
    import serving

    serving.WAIT = 600.0  # a busy machine takes its time
    with tempfile.TemporaryDirectory() as folder, serving.serve(Path(folder) / "app.log") as app:
        wait_for(app.url, "lookahead_model_ready 1", 300)
        files = files_of_the_page(app.url)
        classroom(app.url, min(4, options.clients), 8, files)  # what is imported and cached once is not a leak
        wait_for(app.url, "lookahead_sessions 0", 60)
        before = resident(app.process.pid)
        figures = classroom(app.url, options.clients, options.tokens, files)
        wait_for(app.url, "lookahead_sessions 0", 60)
        wait_for(app.url, "lookahead_trie_nodes 0", 60)
        time.sleep(3)
        after = resident(app.process.pid)
        figures |= {"memory_mb": {"before": round(before), "after": round(after), "growth": round(after / before - 1, 3)}}
        if options.fuzz:
            figures["fuzz"] = storm(app, options.fuzz, options.seed)
    return figures


def storm(app: Any, count: int, seed: int) -> dict[str, Any]:
    """Random requests, then what they left behind: threads, files, sessions, and their text in what others receive."""
    random_requests(app.url, min(200, count), seed + 1)  # what the first faults import and cache is not a leak
    wait_for(app.url, "lookahead_waiting 0", 120)
    before, began = held(app.process.pid), time.perf_counter()
    codes = random_requests(app.url, count, seed)
    seconds = time.perf_counter() - began
    wait_for(app.url, "lookahead_waiting 0", 120)
    wait_for(app.url, "lookahead_running 0", 120)
    after_wards = classroom(app.url, 2, 8)
    time.sleep(3)
    visitor = Tab(app.url, "after-the-storm")
    visitor.open()
    events = visitor.events("Tell me about the sea.", 24)
    received = [
        json.dumps(events),
        json.dumps(visitor.config),
        *(visitor.get(path) for path in ("", "metrics", "health", "room")),
    ]
    visitor.close()
    log = app.log.read_text(errors="replace")
    return {
        "requests": count,
        "s": round(seconds, 1),
        "codes": dict(codes),
        "before": before,
        "after": held(app.process.pid),
        "sessions": gauge(app.url, "lookahead_sessions"),
        "others_received_canary": any(CANARY in text for text in received),
        "log_holds_canary": CANARY in log,
        "log_lines": len(log.splitlines()),
        "races_afterwards": after_wards["races_complete"],
    }


def held(pid: int) -> dict[str, float]:
    """Threads, open files and memory (MB) of a process."""
    import psutil

    process = psutil.Process(pid)
    return {"threads": process.num_threads(), "files": process.num_fds(), "mb": round(resident(pid))}


def gauge(url: str, name: str) -> float:
    """One value of the metrics."""
    with urllib.request.urlopen(url + "metrics", timeout=30) as answer:
        lines = answer.read().decode().splitlines()
    return float(next(line.split()[-1] for line in lines if line.startswith(name + " ")))


def verdict(figures: dict[str, Any]) -> list[str]:
    """What is out of bounds."""
    clients = figures["clients"]
    checks = {
        "a client met an error": not figures["faults"],
        "a race lost an event": figures["races_complete"] == clients,
        "a race's lanes differed": figures["races_equal"] == clients,
        "replays took more than 1 s at p95": figures["replay_s"]["p95"] <= 1.0,
        "memory grew by more than 10 %": figures["memory_mb"]["growth"] <= 0.10,
    }
    if (after := figures.get("fuzz")) is not None:
        checks |= {
            "the server did not serve after the storm": after["races_afterwards"] == 2,
            "the storm left threads": after["after"]["threads"] <= after["before"]["threads"] + MOST_NEW_THREADS,
            "the storm left open files": after["after"]["files"] <= after["before"]["files"] + 10,
            "the storm left sessions": after["sessions"] <= MOST_SESSIONS,
            "a text of the storm reached others": not after["others_received_canary"],
            "a text of the storm stands in the log": not after["log_holds_canary"],
        }
    return [fault for fault, good in checks.items() if not good]


def main() -> int:
    """Measure, print, judge."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clients", type=int, default=30, help=f"at most {MOST_CLIENTS}")
    parser.add_argument("--tokens", type=int, default=64, help="new tokens of each race")
    parser.add_argument("--fuzz", type=int, default=0, help=f"requests with random JSON, at most {MOST_FUZZ}")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    options.clients = max(1, min(options.clients, MOST_CLIENTS))
    figures = run(options)
    figures["out_of_bounds"] = verdict(figures)
    print(json.dumps(figures, indent=1))
    return 1 if figures["out_of_bounds"] else 0


if __name__ == "__main__":
    sys.exit(main())
