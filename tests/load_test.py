"""Thirty learners on one machine, and a storm of nonsense: loopback only, bounded in number and time.

    python tests/load_test.py                    # starts the app, thirty clients: open, replay two recordings, one race each
    python tests/load_test.py --fuzz 10000       # and that many requests with random JSON
    python tests/load_test.py --clients 8 --tokens 32

Prints one JSON object; exits with 1 where a bound is broken. A script: pytest finds no test in it.
"""

from __future__ import annotations

import argparse
import json
import os
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
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tabs import CANARY, MOST_FUZZ, MOST_SECONDS, Tab, random_requests

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
MOST_CLIENTS = 100
MOST_NEW_THREADS = 160
"""The workers' pool (`visual.serving.server.THREADS`) fills as it is needed and is reused."""
MOST_SESSIONS = 1024
"""`MEMORY // BESIDE` of `visual.work.session`: a client without a heartbeat can't be seen leaving; idle ones make room."""


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
    """Resident memory of a process, MB. Linux only."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


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
    """Threads, open files and memory (MB) of a process. Linux only."""
    threads, files = (len(list(Path(f"/proc/{pid}/{kind}").iterdir())) for kind in ("task", "fd"))
    return {"threads": threads, "files": files, "mb": round(resident(pid))}


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
