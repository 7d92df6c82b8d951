"""Machine code compiled in processes of their own, while this one imports what it needs. Imports Python's own library alone."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

begun: list[subprocess.Popen[bytes]] = []
"""Processes that compile."""


def begin(*further: str) -> None:
    """Let two processes compile the inner loops and leave them on the disk. Where they are there, the two end at once. With
    "rest" one of them goes on with what no step needs; nobody waits for that."""
    paths = [str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    command = [sys.executable, "-m", "lookahead_core.decode.warm_up"]
    for share in ("trie", "drafts"):
        begun.append(subprocess.Popen([*command, share, *further], env=environment, stdin=subprocess.DEVNULL))


def wait() -> None:
    """Wait until the begun processes have ended. What one of them did not compile, the caller compiles."""
    while begun:
        begun.pop().wait()
