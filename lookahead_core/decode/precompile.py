"""Machine code compiled in processes of their own, while this one imports what it needs. Imports Python's own library alone."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

begun: list[subprocess.Popen[bytes]] = []
"""Processes that compile."""
LEVEL = "1"
"""LLVM's level of optimization for the loops of a step. They read a few numbers at a time: numba's own level, 3, takes longer
to compile them and makes them no faster. The rest keeps it, as arithmetic for several numbers at a time needs it."""
CODE = """
import runpy, signal
signal.signal(signal.SIGINT, signal.SIG_DFL)
runpy.run_module("lookahead_core.decode.warm_up", run_name="__main__", alter_sys=True)
"""
"""What such a process runs. By Ctrl+C it ends without a word, also while it imports."""


def begin(*further: str) -> None:
    """Let two processes compile the inner loops and leave them on the disk. Where they are there, the two end at once. With
    "rest" one of them has what no step needs compiled as well; nobody waits for that."""
    for share in ("trie", "drafts"):
        begun.append(_start([share, *further], {"NUMBA_OPT": LEVEL, **os.environ}))


def begin_rest() -> None:
    """Let a further process compile what no step needs."""
    _start(["rest"], {name: value for name, value in os.environ.items() if name != "NUMBA_OPT"})


def _start(words: list[str], environment: dict[str, str]) -> subprocess.Popen[bytes]:
    paths = [str(Path(__file__).parents[2]), environment.get("PYTHONPATH", "")]
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
    command = [sys.executable, "-P", "-c", CODE, *words]  # -P: no modules of the user's own folder
    return subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL)


def wait() -> None:
    """Wait until the begun processes have ended. What one of them did not compile, the caller compiles."""
    while begun:
        begun.pop().wait()
