"""Work in child processes, which report while they work and end at once when asked.

They have the lowest priority, import no torch and start in a fraction of a second; the studies' processes say why
(`lookahead_core.tuning.replay_pool`). A task is an object with `run()`, a generator: what it yields comes back to the parent.
"""

from __future__ import annotations

import contextlib
import pickle
import subprocess
import sys
import threading
from collections.abc import Iterable, Iterator
from queue import Empty, SimpleQueue
from typing import IO, Any, Generic, NamedTuple, Protocol

from lookahead_core.tuning.replay_pool import TICK, WORKERS, Key, end, give_way, started


class Task(Protocol):
    """Work for a child; it is pickled."""

    def run(self) -> Iterator[Any]:
        """The parts of the result, as they come."""


class Part(NamedTuple, Generic[Key]):
    """A part of a task's result, or, with `done`, its end."""

    key: Key
    value: Any
    done: bool


class Children:
    """Child processes for the tasks of one piece of work. Use it as a context manager: its end is theirs, at once."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or WORKERS
        self._children: list[subprocess.Popen[bytes]] = []
        self._idle: list[subprocess.Popen[bytes]] = []
        self._answers: SimpleQueue[tuple[subprocess.Popen[bytes], str, Any]] = SimpleQueue()

    def __enter__(self) -> Children:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    @property
    def ready(self) -> bool:
        """Whether they were started and all live."""
        return bool(self._children) and all(child.poll() is None for child in self._children)

    def start(self) -> None:
        """Start them, unless they were. They load their machine code before the first task comes."""
        while len(self._children) < self.workers:
            self._idle.append(self._start())

    def end(self) -> None:
        """End them at once."""
        for child in self._children:
            end(child)

    def parts(self, tasks: Iterable[tuple[Key, Task]]) -> Iterator[Part[Key] | None]:
        """The parts of all tasks as they come, and None at least every `TICK` seconds.

        `tasks` is read as children become free, so a generator may depend on earlier parts. Raises what a task raised, and
        RuntimeError where a child died.
        """
        waiting, running = iter(tasks), dict[int, Key]()
        while True:
            while self._idle and (following := next(waiting, None)) is not None:
                key, task = following
                child = self._idle.pop()
                running[child.pid] = key
                self._send(child, task)
            if not running:
                return
            try:
                child, kind, value = self._answers.get(timeout=TICK)
            except Empty:
                yield None
                continue
            if kind == "error":  # also of a child that died without a task
                raise value
            if kind == "part":
                yield Part(running[child.pid], value, False)
                continue
            key = running.pop(child.pid)
            self._idle.append(child)
            yield Part(key, None, True)

    def _start(self) -> subprocess.Popen[bytes]:
        child = started("lookahead_core.workload.children")
        self._children.append(child)
        threading.Thread(target=self._listen, args=(child,), daemon=True, name="workload").start()
        return child

    def _send(self, child: subprocess.Popen[bytes], task: Task) -> None:
        assert child.stdin is not None
        try:
            pickle.dump(task, child.stdin)
            child.stdin.flush()
        except OSError:  # it died; the listener says so
            pass

    def _listen(self, child: subprocess.Popen[bytes]) -> None:
        assert child.stdout is not None
        try:
            while True:
                kind, value = pickle.load(child.stdout)
                self._answers.put((child, kind, value))
        except (EOFError, OSError, ValueError, pickle.UnpicklingError):
            self._answers.put((child, "error", RuntimeError("a replay process ended unexpectedly")))


def serve(tasks: IO[bytes], answers: IO[bytes]) -> None:
    """The loop of a child."""

    def answer(kind: str, value: Any) -> None:
        pickle.dump((kind, value), answers)
        answers.flush()

    with contextlib.suppress(EOFError, BrokenPipeError):  # the parent closed its end
        while True:
            task: Task = pickle.load(tasks)
            try:
                for part in task.run():
                    answer("part", part)
            except Exception as error:
                answer("error", error if isinstance(error, ValueError) else ValueError(f"{type(error).__name__}: {error}"))
            else:
                answer("done", None)


def main() -> None:
    """A child's life."""
    give_way()
    from lookahead_core.workload.side_by_side import load_machine_code

    load_machine_code()
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
