"""Workload studies of visitors: one at a time in processes of low priority, the others wait in a fair queue. Knows no page."""

from __future__ import annotations

import tempfile
import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

from lookahead_core.workload.children import Children
from lookahead_core.workload.drafters import DRAFTERS, TOKEN_METHODS
from lookahead_core.workload.example import EXAMPLE
from lookahead_core.workload.lines import Bounds
from lookahead_core.workload.price import CATALOGUE, DEFAULT, Curve
from lookahead_core.workload.study import Asked, Event, study
from visual import limits
from visual.limits import LimitError
from visual.work.races import Racing
from visual.work.session import Session
from visual.work.turns import Place, Turns
from visual.work.visits import Visit

REQUESTS, BEFORE = (1, 200), (0, 1000)
"""Requests that every setting replays, and answers before them."""
SECONDS = 300.0
"""A study that takes longer is stopped; what was replayed stays."""
GRID_SECONDS = 40.0
"""After so many the grid is not completed beyond what the answers need."""
READY = 180.0
"""Seconds that processes wait for the study for which they were started."""
TEXT_BYTES = 1_500_000
"""Of a log that comes as a text."""


class Workloads:
    """The studies of all visitors."""

    def __init__(self, racing: Racing) -> None:
        self.racing = racing
        self.turns = Turns(1)
        racing.sessions.busy.append(self.turns.holders)
        self._ready, self._lock = Ready(), threading.Lock()

    def prepare(self) -> None:
        """Somebody may bring a log soon: start the processes of the next study."""
        with self._lock:
            self._ready.renew()

    def _children(self) -> Children:
        """Processes for a study, those that are ready or new ones."""
        with self._lock:
            ready, self._ready = self._ready, Ready()
        return ready.taken()

    def checked(self, path: Path, name: str, count: Any, past: Any, methods: Any, curve: Any) -> Asked:
        """Settings from untrusted values; `methods`: names with commas between them, empty for all. Raises LimitError."""
        asked = (name.strip() for name in str(methods or "").split(","))
        names = tuple(dict.fromkeys(name for name in asked if name)) or TOKEN_METHODS
        for method in names:
            limits.one_of("Method", method, tuple(DRAFTERS))
        numbers = limits.whole("Requests", count, REQUESTS), limits.whole("Past answers", past, BEFORE)
        return Asked(
            path, name, None, *numbers, methods=names, seconds=GRID_SECONDS, curve=curve_of(curve), bounds=Bounds.upload()
        )

    def run(
        self, session: Session, asked: Asked, grow: Callable[[Iterator[Event]], Iterator[Event]] = iter
    ) -> Generator[Place | Event, None, None]:
        """Wait for a turn, then study. Yields places in the queue, then events. The session's stop flag ends it.

        `grow` takes the study's events and hands them on: `Visit.growing`.

        Raises LogError for a log that cannot be read, and LimitError where too many wait.
        """
        stop = session.stop  # of this study; later work may have another
        with self.turns.ticket(session.key) as ticket:
            yield from self.turns.wait(ticket, stop.is_set)
            if ticket.state != "running":
                return
            began = monotonic()

            def stopped() -> bool:
                return stop.is_set() or monotonic() - began > SECONDS

            with closing(study(asked, stopped, self._children())) as events:
                for event in grow(events):
                    self.turns.touch(ticket)
                    yield event

    def adapt(self, session: Session, visit: Visit) -> bool:
        """Wait for a turn, then replay the adaptive width at the visit's price. Whether there is a new answer.

        It ends where the session's stop flag is set anew: what was stopped before may have left it set.

        Raises LimitError where too many wait.
        """
        if not visit.lacks():
            return False
        asked, stop, times = visit.curve, session.stop, session.stop.times

        def given_up() -> bool:
            return visit.closed or visit.curve is not asked or stop.times != times

        with self.turns.ticket(session.key) as ticket:
            for _ in self.turns.wait(ticket, given_up):
                pass
            if ticket.state == "running" and visit.lacks():
                with closing(visit.adapting()) as events:
                    for _ in events:
                        self.turns.touch(ticket)
                        if given_up():
                            break
        return not visit.lacks()


class Ready:
    """Processes that were started ahead, so that the first results of a study come sooner. They end when no study comes."""

    def __init__(self) -> None:
        self.children: Children | None = None
        self._timer: threading.Timer | None = None
        self._lock = threading.Lock()  # a timer that has begun cannot be cancelled

    def renew(self) -> None:
        """Start them, or let those that wait wait longer."""
        with self._lock:
            self._cancel()
            if self.children is None or not self.children.ready:
                if self.children is not None:
                    self.children.end()
                self.children = Children()
                self.children.start()
            self._timer = threading.Timer(READY, self._over)
            self._timer.daemon = True
            self._timer.start()

    def taken(self) -> Children:
        """The processes, for a study that ends them; new ones where none is ready."""
        with self._lock:
            self._cancel()
            if self.children is not None and self.children.ready:
                return self.children
            if self.children is not None:  # one of them has died
                self.children.end()
            return Children()

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None

    def _over(self) -> None:
        """End the processes, unless they were taken or renewed meanwhile."""
        with self._lock:
            if self.children is not None and threading.current_thread() is self._timer:
                self.children.end()


def curve_of(name: Any) -> Curve:
    """A curve of the catalogue, empty for the default. Raises LimitError."""
    return CATALOGUE[limits.one_of("Curve", name or DEFAULT, tuple(CATALOGUE))]


@contextmanager
def stored(log: str) -> Iterator[tuple[Path, str]]:
    """A log that came as a text, as a file for the length of the block; without one the bundled example. Raises LimitError."""
    if not limits.text("log", log):
        yield EXAMPLE, EXAMPLE.name
        return
    raw = log.encode("utf-8", "surrogatepass")
    if len(raw) > TEXT_BYTES:
        raise LimitError(
            f"The log has {len(raw):,} bytes; at most {TEXT_BYTES:,} are taken as text. Bring larger ones as files."
        )
    with tempfile.TemporaryDirectory(prefix="lookahead-") as folder:
        path = Path(folder) / "log.jsonl"
        path.write_bytes(raw)
        yield path, path.name
