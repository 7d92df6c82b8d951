"""The app as a user starts it: `python app.py` in a process of its own, on a free port, without a network."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TypeVar

ROOT = Path(__file__).resolve().parent.parent
WAIT = 90.0
"""Most seconds until the page answers; a busy machine takes its time."""


@dataclass(frozen=True)
class Served:
    """A running app."""

    url: str
    log: Path
    process: subprocess.Popen[bytes]


class Ending(Protocol):
    """A browser's tab on the page: what went wrong in it, and how it is closed."""

    troubles: list[str]

    def close(self) -> None: ...


Tab = TypeVar("Tab", bound=Ending)


def visiting(visit: Tab) -> Iterator[Tab]:
    """The body of a fixture: the visit, closed afterwards; nothing may have gone wrong in the page."""
    yield visit
    visit.close()
    assert visit.troubles == []


def long_prompt() -> str:
    """The example with the longest answer by the embedded model: long enough to look at, to stop and to leave."""
    from visual.recordings import examples

    offered = [prompt for label in examples.KINDS for prompt in examples.offered(label)]
    return examples.question(max(offered, key=lambda prompt: len(prompt.answer)))


def free_port() -> int:
    """A port nobody listens on at this moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextmanager
def serve(log: Path, *arguments: str, **environment: str) -> Iterator[Served]:
    """Run the app until the block ends; its output goes to `log`."""
    port = free_port()
    # One thread: two that wait for each other stand still on a machine whose cores are busy.
    env = {**os.environ, "HF_HUB_OFFLINE": "1", "PYTHONUNBUFFERED": "1", "OMP_NUM_THREADS": "1", **environment}
    command = [sys.executable, "app.py", "--port", str(port), *arguments]
    with log.open("wb") as output:
        process = subprocess.Popen(command, cwd=ROOT, env=env, stdout=output, stderr=subprocess.STDOUT)
        try:
            url = f"http://127.0.0.1:{port}/"
            _wait(url, process, log)
            yield Served(url, log, process)
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _wait(url: str, process: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + WAIT
    while time.monotonic() < until:
        if process.poll() is not None:
            raise RuntimeError(f"the app ended at once:\n{log.read_text()}")
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError(f"no page after {WAIT:.0f} s:\n{log.read_text()}")
