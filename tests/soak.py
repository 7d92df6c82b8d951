"""Mixed visitors against a real server for a while: memory level, nothing lost, no message raw. Loopback only.

    python tests/soak.py --minutes 60              # starts the app; six visitors at a time
    python tests/soak.py --minutes 3 --visitors 4 --svg curve.svg

Visitors race, with rivals and sampling too, change models, ask for a model that is not there, sweep, calibrate, upload, are
refused, leave in the middle of a race, are killed in one, and come under many names. Prints one JSON object: outcomes by kind,
the curve of memory, sessions and trie nodes. Exits with 1 where a bound is broken. A request that the client gave up waiting
for is counted apart, with the machine's load at that moment. A script: pytest finds no test in it.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import serving
from load_test import gauge, resident, wait_for
from tabs import Tab, post

from lookahead_core.methods import offered
from lookahead_core.models.catalogue import TINY_FOLDER

PRESENT = ("HuggingFaceTB/SmolLM2-135M-Instruct", "HuggingFaceTB/SmolLM2-360M-Instruct")
"""Names under which copies of the embedded model lie in the cache: visitors change models without a network."""
MISSING = "Qwen/Qwen3-0.6B"
RAW = re.compile(r'Traceback|File "|object at 0x|\b[A-Z]\w+(Error|Exception)\b')
PROMPTS = ("Write a Python function named add that adds two numbers.", "Tell me about the sea.", "What is 17 plus 25?")
EVERY = 5.0
"""Seconds between two samples of the curve."""
MOST_GROWTH = 0.10
"""Of memory, from the second quarter of the time to the last one."""


def asked(
    prompt: str, model: str = "", length: int = 8, tokens: int = 16, kind: str = "hierarchical", heat: float = 0
) -> list[Any]:
    """The values of a race's request."""
    return [prompt, model, length, 8, tokens, kind, False, heat, 0, 1.0, 0, 0.0, 1.0, False, "", False]


def cache(folder: Path) -> Path:
    """A model cache with the embedded model under the names in `PRESENT`."""
    for name in PRESENT:
        repository = folder / "hub" / f"models--{name.replace('/', '--')}"
        snapshot = repository / "snapshots" / "main"
        snapshot.mkdir(parents=True)
        (repository / "refs").mkdir()
        (repository / "refs" / "main").write_text("main")
        for file in TINY_FOLDER.iterdir():
            if file.is_file():
                (snapshot / file.name).symlink_to(file)
    return folder


class Visitors:
    """Threads that visit until `stop` is set, and what became of every visit."""

    def __init__(self, url: str, seed: int) -> None:
        self.url, self.seed = url, seed
        self.stop = threading.Event()
        self.ended: Counter[str] = Counter()
        self.lost: list[str] = []
        self.late: list[str] = []
        self.raw: list[str] = []
        self.kinds = (
            *(self.race, self.race, self.leave, self.killed, self.sweep),
            *(self.calibrate, self.refused, self.upload, self.names),
        )

    def stay(self, number: int) -> None:
        """One visitor after another."""
        rng = random.Random(self.seed * 1000 + number)
        while not self.stop.is_set():
            kind = rng.choice(self.kinds)
            tab = Tab(self.url, f"visitor{rng.getrandbits(48):x}")
            try:
                tab.open()
                self.ended[f"{kind.__name__}: {kind(tab, rng)}"] += 1
            except Exception as error:
                self.gave_up(kind.__name__, error)
            finally:
                tab.close()

    def gave_up(self, what: str, error: Exception) -> None:
        """Note a request that failed: late where nothing came within the client's patience, else lost."""
        words = f"{what}: {type(error).__name__}: {str(error)[:200]}"
        if isinstance(error, TimeoutError) or "timed out" in str(error):
            self.late.append(f"{words}, at a load of {os.getloadavg()[0]:.1f}")
        else:
            self.lost.append(words)

    def join(self, tab: Tab, endpoint: str, data: list[Any], session: str = "") -> None:
        """Send a request without reading its answer."""
        message = {"data": data, "fn_index": tab.event(api_name=endpoint), "session_hash": session or tab.session}
        post(self.url + "gradio_api/queue/join", message)

    def ask(self, tab: Tab, endpoint: str, data: list[Any]) -> str:
        """How a request ended: "done" with its last event, or "refused" in words."""
        self.join(tab, endpoint, data)
        try:
            last = tab.stream()[-1]["kind"]
        except AssertionError as error:  # what the server answered
            if RAW.search(str(error.args[0].get("error"))):
                self.raw.append(str(error)[:300])
            return "refused"
        if last not in ("end", "study", "costs"):
            self.lost.append(f"{endpoint} ended with {last}")
        return "done"

    def race(self, tab: Tab, rng: random.Random) -> str:
        """One to three races of one visitor."""
        for _ in range(rng.randint(1, 3)):
            model = rng.choice(("", "", *PRESENT, MISSING))
            method = rng.choice(offered())
            heat, length = rng.choice((0, 0, 0.8)), rng.choice((8, 16, 32))
            data = asked(rng.choice(PROMPTS), model, length, rng.randint(8, 48), method.name, heat)
            outcome = self.ask(tab, "race", data)
            untrained = model in PRESENT and method.part in ("heads", "draft")  # trained for the embedded model alone
            if (outcome == "refused") != (model == MISSING or untrained):
                self.lost.append(f"race with {data}: {outcome}")
        return outcome

    def leave(self, tab: Tab, rng: random.Random) -> str:
        """Ask for a long race and go away."""
        self.join(tab, "race", asked(PROMPTS[0], tokens=400))
        time.sleep(rng.random())
        return "left"

    def killed(self, tab: Tab, rng: random.Random) -> str:
        """A client that is killed while it reads its race."""
        code = f"import tabs; tab = tabs.Tab({self.url!r}, {tab.session!r}); tab.open(); tab.events({PROMPTS[0]!r}, 400)"
        client = subprocess.Popen([sys.executable, "-c", code], cwd=Path(__file__).parent, stderr=subprocess.DEVNULL)
        time.sleep(1 + 3 * rng.random())
        client.kill()
        client.wait()
        return "gone"

    def sweep(self, tab: Tab, rng: random.Random) -> str:
        return self.ask(tab, "sweep", [rng.choice(PROMPTS), "Document", 1, "", 16, 0, "hierarchical"])

    def calibrate(self, tab: Tab, rng: random.Random) -> str:
        return self.ask(tab, "calibrate", [""])

    def refused(self, tab: Tab, rng: random.Random) -> str:
        return self.ask(tab, "race", asked(PROMPTS[1], length=9999))

    def upload(self, tab: Tab, rng: random.Random) -> str:
        """A file within the bound, then one past it."""
        head = b'--part\r\nContent-Disposition: form-data; name="files"; filename="prompts.txt"\r\n\r\n'
        codes = []
        for size in (100_000, 68_000_000):
            kind = {"Content-Type": "multipart/form-data; boundary=part"}
            request = Request(self.url + "gradio_api/upload", head + b"x" * size + b"\r\n--part--\r\n", kind)
            try:
                with urlopen(request, timeout=120) as answer:
                    codes.append(answer.status)
            except HTTPError as error:
                codes.append(error.code)
                error.close()
        if codes != [200, 413]:
            self.lost.append(f"upload: {codes}")
        return "taken, refused"

    def names(self, tab: Tab, rng: random.Random) -> str:
        """The same visitor under twenty names."""
        for number in range(20):
            self.join(tab, "race", asked(""), f"{tab.session}-{number}")
        return "asked"


def soak(minutes: float, visitors: int, seed: int) -> dict[str, Any]:
    """Start the app, let visitors come for so long, and measure meanwhile."""
    serving.WAIT = 600.0  # a busy machine takes its time
    with tempfile.TemporaryDirectory() as folder:
        home = cache(Path(folder))
        with serving.serve(Path(folder) / "app.log", HF_HOME=str(home)) as app:
            wait_for(app.url, "lookahead_model_ready 1", 600)
            crowd = Visitors(app.url, seed)
            threads = [threading.Thread(target=crowd.stay, args=(number,), daemon=True) for number in range(visitors)]
            for thread in threads:
                thread.start()
            curve = watched(app, crowd, 60 * minutes)
            crowd.stop.set()
            for thread in threads:
                thread.join(300)
            wait_for(app.url, "lookahead_waiting 0", 300)
            wait_for(app.url, "lookahead_running 0", 300)
            after = Counter(crowd.ask(_opened(app.url), "race", asked(PROMPTS[0])) for _ in range(2))
            log = app.log.read_text(errors="replace")
    quarter = max(1, len(curve) // 4)
    megabytes = [row[1] for row in curve]
    growth = statistics.median(megabytes[-quarter:]) / statistics.median(megabytes[quarter : 2 * quarter] or megabytes) - 1
    return {
        "minutes": minutes,
        "visitors_at_a_time": visitors,
        "ended": dict(sorted(crowd.ended.items())),
        "lost": crowd.lost,
        "late": crowd.late,
        "raw_messages": crowd.raw,
        "races_afterwards": dict(after),
        "tracebacks_in_the_log": log.count("Traceback"),
        "memory_growth": round(growth, 3),
        "curve_s_mb_sessions_nodes": curve,
    }


def watched(app: serving.Served, crowd: Visitors, seconds: float) -> list[tuple[int, ...]]:
    """Samples of the time (s), the memory (MB), the sessions and the trie nodes, for so long; a line a minute on stderr."""
    began, curve = time.monotonic(), []
    while (now := time.monotonic() - began) < seconds:
        time.sleep(EVERY)
        try:
            counts = [int(gauge(app.url, f"lookahead_{name}")) for name in ("sessions", "trie_nodes")]
        except Exception as error:  # the curve goes on
            crowd.gave_up("metrics", error)
            continue
        curve.append((round(now), round(resident(app.process.pid)), *counts))
        if len(curve) % round(60 / EVERY) == 0:
            print(curve[-1], dict(crowd.ended), len(crowd.lost), "lost", len(crowd.late), "late", file=sys.stderr, flush=True)
    return curve


def drawn(curve: list[tuple[int, ...]]) -> str:
    """The curve as an SVG: memory, sessions and trie nodes, each up to its own largest value."""
    width, height, left, seconds = 720, 90, 130, max(row[0] for row in curve)
    parts = []
    for place, (name, unit) in enumerate((("memory", "MB"), ("sessions", ""), ("trie nodes", ""))):
        values = [row[place + 1] for row in curve]
        top, most = 20 + place * (height + 20), max(*values, 1)
        dots = (f"{left + width * row[0] / seconds:.1f},{top + height * (1 - row[place + 1] / most):.1f}" for row in curve)
        parts.append(f'<polyline points="{" ".join(dots)}" fill="none" stroke="#3572b0" stroke-width="1.5"/>')
        parts.append(f'<path d="M{left} {top}v{height}h{width}" fill="none" stroke="#888"/>')
        parts.append(f'<text x="{left - 6}" y="{top + 10}" text-anchor="end">{most:,} {unit}</text>')
        parts.append(f'<text x="{left - 6}" y="{top + height}" text-anchor="end">{name} 0</text>')
    down = 3 * (height + 20) + 30
    parts.append(f'<text x="{left + width}" y="{down}" text-anchor="end">{seconds / 60:.0f} minutes</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 20} {down + 10}" '
    return f'{head}font-family="system-ui, sans-serif" font-size="12" fill="#888">{"".join(parts)}</svg>\n'


def _opened(url: str) -> Tab:
    tab = Tab(url, f"after{time.monotonic_ns():x}")
    tab.open()
    return tab


def main() -> int:
    """Run, print, judge."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--visitors", type=int, default=6)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--svg", type=Path, help="write the curve here")
    options = parser.parse_args()
    figures = soak(options.minutes, options.visitors, options.seed)
    if options.svg:
        options.svg.write_text(drawn(figures["curve_s_mb_sessions_nodes"]))
    good = not figures["lost"] and not figures["raw_messages"] and figures["races_afterwards"] == {"done": 2}
    good = good and not figures["tracebacks_in_the_log"] and figures["memory_growth"] <= MOST_GROWTH
    print(json.dumps({**figures, "good": good}))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
