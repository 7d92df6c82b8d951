"""Replays in child processes, which read pickled jobs and write pickled tallies.

A grid takes seconds of work. In a thread it would hold the interpreter while another visitor's race is timed, so it runs
in processes of the lowest priority. They import the trie without torch and start in a fraction of a second. They stay in
the parent's session: where Linux groups processes by session, it compares priorities within a session only. A race whose
threads wait for each other at every layer was seven times slower beside children of another session.
"""

from __future__ import annotations

import contextlib
import gc
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from pathlib import Path
from queue import SimpleQueue
from threading import Lock
from typing import IO, TypeVar

from lookahead_core.trace.replay import Job, Tally

ROOT = Path(__file__).resolve().parents[2]
WORKERS = min(2, os.cpu_count() or 1)
TICK = 0.2
"""Seconds between two looks at whether to go on."""
Key = TypeVar("Key")


class ReplayPool:
    """Child processes that replay. Use it as a context manager, or `close` it. Children also end with their parent."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or WORKERS
        self._threads = ThreadPoolExecutor(self.workers, thread_name_prefix="replay")
        self._idle: SimpleQueue[subprocess.Popen[bytes] | None] = SimpleQueue()
        self._children: list[subprocess.Popen[bytes]] = []
        self._starting, self._closed = Lock(), False
        for _ in range(self.workers):
            self._idle.put(None)

    def __enter__(self) -> ReplayPool:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def start(self) -> None:
        """Start the children now, so that the first job does not wait for them."""
        list(self._threads.map(lambda _: self._ask(None), range(self.workers)))

    def submit(self, job: Job) -> Future[Tally]:
        """A future with the tally of the job."""
        return self._threads.submit(self._ask, job)

    def tallies(self, jobs: Iterable[tuple[Key, Job]], check: Callable[[], None] = lambda: None) -> Iterator[tuple[Key, Tally]]:
        """The tally of each job under its key, as it finishes. Few run at a time, so that other visitors get their turn.

        `jobs` is read as workers become free, so a generator may depend on earlier tallies. While none is ready `check`
        is called every `TICK` seconds, and ends the wait by raising: a child's first job may compile for a minute.
        """
        waiting = iter(jobs)
        running: dict[Future[Tally], Key] = {}
        while True:
            running |= {self.submit(job): key for key, job in islice(waiting, self.workers + 1 - len(running))}
            if not running:
                return
            done = wait(running, TICK, FIRST_COMPLETED).done
            if not done:
                check()
            for future in done:
                yield running.pop(future), future.result()

    def close(self) -> None:
        """End the children at once, whatever they are at."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        with self._starting:  # from here on no job that has just begun starts a child
            self._closed = True
            for child in self._children:
                child.kill()
        self._threads.shutdown(wait=True)
        for child in self._children:
            child.communicate(timeout=10)  # closes its pipes, waits for its end
        self._children.clear()

    def _ask(self, job: Job | None) -> Tally:
        child = self._idle.get()
        try:
            if child is None or child.poll() is not None:
                child = self._start_child()
            assert child.stdin is not None
            assert child.stdout is not None
            child.stdin.write(pickle.dumps(job))
            child.stdin.flush()
            answer = pickle.load(child.stdout)
        except (EOFError, BrokenPipeError, pickle.UnpicklingError):
            assert child is not None
            child.kill()
            child.wait()  # else it might still look alive to the next job
            raise RuntimeError("a replay process ended unexpectedly") from None
        finally:
            self._idle.put(child)
        if isinstance(answer, ValueError):
            raise answer
        return answer

    def _start_child(self) -> subprocess.Popen[bytes]:
        with self._starting:
            if self._closed:
                raise RuntimeError("the replay pool is closed")
            child = started("lookahead_core.tuning.replay_pool")
            self._children.append(child)
        return child


def started(module: str) -> subprocess.Popen[bytes]:
    """A child process that runs a module, with pipes to it and from it."""
    return subprocess.Popen([sys.executable, "-m", module], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def end(child: subprocess.Popen[bytes]) -> None:
    """End a child process at once."""
    child.kill()
    child.wait()
    for pipe in (child.stdin, child.stdout):
        if pipe:
            with contextlib.suppress(OSError):
                pipe.close()


def give_way() -> None:
    """Take the lowest priority, and leave Ctrl-C to the parent: a child ends when its input is closed."""
    if hasattr(os, "nice"):
        os.nice(19)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def serve(jobs: IO[bytes], answers: IO[bytes]) -> None:
    """The loop of a child: for each job, the tally or the reason it has none as a ValueError; for None, an empty tally."""
    with contextlib.suppress(EOFError):  # the parent closed its end
        while True:
            job: Job | None = pickle.load(jobs)
            try:
                answer: Tally | ValueError = job.run() if job else Tally()
            except (ValueError, TypeError, KeyError) as error:
                answer = ValueError(str(error))
            pickle.dump(answer, answers)
            answers.flush()
            gc.collect()


def _main() -> None:
    give_way()
    gc.freeze()
    gc.disable()  # a job needs little memory and frees all of it at its end
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    _main()
