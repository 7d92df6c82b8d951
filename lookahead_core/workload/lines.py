"""The lines of a log, each as a JSON object or as a fault that says where, what bound, what value.

Files are read piece by piece, so memory stays level whatever a file holds: a line without an end, a gzip bomb, nesting
without bottom. One bad line never stops the others.
"""

from __future__ import annotations

import gzip
import json
import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path
from typing import IO, Any

from lookahead_core.workload.words import TEXTS, LogError, Text, say

PIECE = 1 << 20
"""Bytes read at once while the rest of a line that is too long is skipped."""
HONEST = 16_000_000
"""Decompressed bytes before the ratio of compression is judged."""
FOREIGN = {
    b"PK\x03\x04": "zip",
    b"\x28\xb5\x2f\xfd": "zstd",
    b"PAR1": "Parquet",
    b"BZh": "bzip2",
    b"\xfd7zXZ": "xz",
    b"\xff\xfe": "UTF-16",
    b"\xfe\xff": "UTF-16",
    b"%PDF": "PDF",
    b"SQLite": "SQLite",
}
"""First bytes of files that are no JSONL, and what they are."""
_STRINGS = re.compile(rb'"[^"]*"')
_BUT_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
_STEPS = {ord("["): 1, ord("{"): 1, ord("]"): -1, ord("}"): -1}


@dataclass(frozen=True, slots=True)
class Bounds:
    """What is read of a log at most."""

    bytes: int = 64_000_000_000
    """Of the whole log, decompressed."""
    line: int = 8_000_000
    """Bytes of one line."""
    depth: int = 64
    """Levels of nesting of one line."""
    requests: int = 1_000_000
    tokens: int = 200_000
    """Of one prompt, and of one answer."""
    ratio: int = 200
    """Decompressed bytes for each compressed one; text reaches 5 to 20."""

    @classmethod
    def upload(cls) -> Bounds:
        """For visitors of the page."""
        return cls(bytes=256_000_000, line=4_000_000, requests=20_000, tokens=64_000)


@dataclass(frozen=True, slots=True)
class Fault:
    """A line that was left out, and why."""

    line: int
    reason: str
    values: dict[str, Any] = field(default_factory=dict)

    @property
    def text(self) -> Text:
        """The reason in words, with bound and value."""
        values = {name: say(f"word {value}") if f"word {value}" in TEXTS else value for name, value in self.values.items()}
        return say(f"fault {self.reason}", line=self.line, **values)


class Lines:
    """The lines of a file. `bytes` and `number` say how far it was read, `complete` whether to its end."""

    def __init__(self, path: Path, bounds: Bounds) -> None:
        self.path, self.bounds = path, bounds
        self.bytes = self.number = 0
        self.complete = False
        try:
            self.size = path.stat().st_size
            with path.open("rb") as file:
                self.start = file.read(8)
        except OSError as error:
            raise LogError("unreadable", name=path.name, why=error.strerror or type(error).__name__) from None
        if kind := next((kind for first, kind in FOREIGN.items() if self.start.startswith(first)), None):
            raise LogError("foreign", name=path.name, kind=kind)

    def __iter__(self) -> Iterator[dict[str, Any] | Fault]:
        """Every line that is not blank: its object, or why it has none."""
        try:
            with self.path.open("rb") as raw:
                packed = self.start.startswith(b"\x1f\x8b")
                yield from self._entries(gzip.GzipFile(fileobj=raw) if packed else raw, raw if packed else None)
        except (EOFError, zlib.error, gzip.BadGzipFile) as error:
            yield Fault(self.number, "cut", {"why": str(error)})

    def _entries(self, file: Any, packed: IO[bytes] | None) -> Iterator[dict[str, Any] | Fault]:
        while line := file.readline(self.bounds.line + 1):
            self.number += 1
            self.bytes += len(line)
            if len(line) > self.bounds.line:
                length = len(line)
                for more in self._rest(file, line):
                    length += more
                    if over := self._over(packed):
                        yield over
                        return
                yield Fault(self.number, "long", {"value": length, "bound": self.bounds.line})
            elif line.strip():
                yield parsed(self.number, line, self.bounds)
            if over := self._over(packed):
                yield over
                return
        self.complete = True

    def _rest(self, file: Any, line: bytes) -> Iterator[int]:
        """Skip to the end of a line that is too long. Yields the bytes skipped each time."""
        while line and not line.endswith(b"\n"):
            line = file.readline(PIECE)
            self.bytes += len(line)
            yield len(line)

    def _over(self, packed: IO[bytes] | None) -> Fault | None:
        """Why reading ends here, if it does."""
        if self.bytes > self.bounds.bytes:
            return Fault(self.number, "bytes", {"value": self.bytes, "bound": self.bounds.bytes})
        if packed is None or self.bytes < HONEST:
            return None
        ratio = self.bytes // max(packed.tell(), 1)
        return Fault(self.number, "bomb", {"value": ratio, "bound": self.bounds.ratio}) if ratio > self.bounds.ratio else None


def parsed(number: int, line: bytes, bounds: Bounds) -> dict[str, Any] | Fault:
    """The object of a line, or its fault."""
    levels = depth(line)
    if levels > bounds.depth:
        return Fault(number, "depth", {"value": levels, "bound": bounds.depth})
    try:
        entry = json.loads(line.decode("utf-8-sig" if number == 1 else "utf-8"))
    except UnicodeDecodeError as error:
        return Fault(number, "encoding", {"byte": f"0x{error.object[error.start]:02X}", "place": error.start + 1})
    except json.JSONDecodeError as error:
        return Fault(number, "json", {"column": error.colno, "why": error.msg})
    except ValueError:
        return Fault(number, "digits")
    if isinstance(entry, list):
        return Fault(number, "list")
    return entry if isinstance(entry, dict) else Fault(number, "object", {"kind": type(entry).__name__})


def depth(line: bytes) -> int:
    """Levels of nesting of a JSON text, brackets inside strings left out. A cheap upper bound where that is small."""
    opened = line.count(b"[") + line.count(b"{")
    if opened <= 8:
        return opened
    bare = _STRINGS.sub(b"", line.replace(b"\\\\", b"").replace(b'\\"', b""))
    return max(accumulate(map(_STEPS.__getitem__, bare.translate(None, _BUT_BRACKETS))), default=0)
