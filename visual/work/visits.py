"""A visitor's log on the workload page: its files, what was replayed of it, the price of a pass.

The files are the visitor's alone and are deleted with the session, at the latest when the server stops. The framework
deletes its own uploads within minutes.
"""

from __future__ import annotations

import shutil
import tempfile
import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from weakref import finalize

from lookahead_core.trace.trace import Trace
from lookahead_core.workload.lines import Bounds
from lookahead_core.workload.price import Curve
from lookahead_core.workload.report import report
from lookahead_core.workload.study import Asked, Event, Workload
from lookahead_core.workload.tokens import LogTokenizer
from lookahead_core.workload.traces import trace
from lookahead_core.workload.verdict import Verdict
from visual import limits
from visual.limits import LimitError

MOST_BYTES = {"log": 50_000_000, "tokenizer": 50_000_000, "curve": 4_000_000}
"""Largest uploads, in bytes as they come."""
MOST_REQUESTS = 1000
"""Most requests of a sample."""
TOKEN_BYTES = 64
"""Bytes of a token of the sample in memory, about, its share of the counts included."""


@dataclass
class Visit:
    """One log. `workload` is None until the first line of it has been read."""

    curve: Curve
    workload: Workload | None = None
    files: dict[str, Path] = field(default_factory=dict)
    """The newest uploads by "log" and "tokenizer", each in a folder of its own."""
    names: dict[str, str] = field(default_factory=dict)
    """Their names on the visitor's machine."""
    uploads: dict[Path, Callable[[], object]] = field(default_factory=dict)
    """All uploads that are kept, the newest and those of which the workload was made, and what deletes each."""
    closed: bool = False
    """Whether the session has ended."""
    example: bool = False
    """Whether it is the bundled example, which is recorded."""
    lang: str = "en"
    """The page's language, "en" or "zh"."""
    grid: tuple[str | None, str | None] = (None, None)
    """Method and warmth of the grid that the visitor chose."""
    measured: Curve | None = None
    """The curve that the visitor brought."""
    lock: threading.Lock = field(default_factory=threading.Lock)
    """Held while the workload grows, and while it is read."""

    @property
    def nbytes(self) -> int:
        """Bytes that the visit holds, about."""
        grid = self.workload.grid if self.workload is not None and not self.example else None
        requests = sum(len(request.prompt) + len(request.answer) for request in grid.requests) if grid else 0
        return TOKEN_BYTES * (requests + sum(map(len, grid.past if grid else ())))

    def data(self) -> dict[str, Any]:
        """The report at the visit's price. Raises LimitError where there is none."""
        with self.lock:
            if self.workload is None:
                raise LimitError("Upload a log first.")
            return report(self.workload, self.curve)

    def lacks(self) -> bool:
        """Whether the adaptive width can be replayed at the visit's price and was not."""
        return self.workload is not None and self.workload.lacks(self.curve)

    def adapting(self) -> Generator[Event, None, None]:
        """The replay of the adaptive width at the visit's price. It ends where the visitor asks for another price meanwhile."""
        workload, curve = self.workload, self.curve
        if workload is None:
            return
        with closing(workload.adapt(curve)) as events:
            while self.workload is workload and self.curve is curve:
                with self.lock:
                    event = next(events, None)
                if event is None:
                    return
                yield event

    def trace(self, number: Any) -> Trace:
        """A request of the report's list, replayed at the recommended setting. Raises LimitError and LogError."""
        number = limits.whole("Request", number, (0, MOST_REQUESTS))
        with self.lock:
            if self.workload is None:
                raise LimitError("Upload a log first.")
            workload, curve = self.workload, self.curve
            setting = Verdict(workload, curve).cell.setting if workload.cells else None
        return trace(workload, number, curve, setting)  # seconds where answers are long; the report stays free meanwhile

    def asked(self) -> Asked:
        """What to replay: the visitor's log with the visitor's tokenizer, within the bounds of uploads. Raises LogError."""
        path, tokenizer = self.files["log"], self.files.get("tokenizer")
        return Asked(path, self.names["log"], tokenizer, curve=self.curve, bounds=Bounds.upload())

    def growing(self, events: Iterator[Event]) -> Iterator[Event]:
        """The events of a replay, whose workload becomes the visit's. Each is made while nobody reads the workload."""
        while True:
            with self.lock:
                event = next(events, None)
                if event is not None and event.workload.facts.requests:
                    self.workload, self.example = event.workload, False
                    self.tidy()
            if event is None:
                return
            yield event

    def take(self, role: str, path: Any) -> None:
        """Keep a copy of an upload, a key of `MOST_BYTES`.

        The framework's file is named by its content: it may be another visitor's upload as well.

        Raises LimitError, also where the session has ended, and LogError for a tokenizer that cannot be read. What was there
        before stays then.
        """
        source = Path(path) if isinstance(path, str) and path else None
        if source is None or not source.is_file():
            raise LimitError("The upload holds no file.")
        size = source.stat().st_size
        if size > MOST_BYTES[role]:
            raise LimitError(f"The file has {size / 1e6:.1f} MB; at most {MOST_BYTES[role] / 1e6:.0f} MB is taken.")
        kept = Path(tempfile.mkdtemp(prefix="lookahead-")) / source.name
        delete = finalize(self, shutil.rmtree, kept.parent, ignore_errors=True)  # by itself when the server stops
        try:
            shutil.copyfile(source, kept)
            if role == "tokenizer":
                LogTokenizer(kept)
        except BaseException:  # the library may panic
            delete()
            raise
        self.files[role], self.names[role] = kept, source.name
        self.uploads[kept] = delete
        self.tidy()
        if self.closed:
            self.close()
            raise LimitError("The session has ended.")

    def drop(self, role: str) -> None:
        """Delete an upload, unless the workload was made of it."""
        self.files.pop(role, None)
        self.names.pop(role, None)
        self.tidy()

    def tidy(self) -> None:
        """Delete the uploads that are neither the newest nor those of which the workload was made."""
        uploads, used = tuple(self.uploads.items()), list(self.files.values())
        if self.workload is not None:
            used += filter(None, [self.workload.asked.path, self.workload.asked.tokenizer])
        for path, delete in uploads:
            if path not in used:
                delete()
                self.uploads.pop(path, None)

    def close(self) -> None:
        """Delete the uploads and forget what was replayed of them. No further upload is taken.

        The bundled example stays: a page that is left while it opens may still ask for it.
        """
        self.closed = True
        if not self.example:
            self.workload = None
        self.files.clear()
        self.names.clear()
        self.tidy()
