"""The classroom: pause new races, show one recording on every screen, collect the results.

The room is one object in memory. Learners' pages fetch its state every few seconds (one small GET). Results hold numbers
only, never a prompt or a text, and visitors have a number instead of a name.
"""

from __future__ import annotations

import hmac
import secrets
import threading
from collections import Counter, OrderedDict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from lookahead_core.trace.summary import summary

if TYPE_CHECKING:
    from lookahead_core.trace.trace import Trace

MOST_RESULTS = 300
"""Results kept. The oldest are dropped first."""
COLUMNS = ("Visitor", "Race", "Tokens", "Tokens per pass", "Speed-up", "Same text", "Decoding length", "Branch length")


@dataclass(slots=True)
class Room:
    """One class: the instructor's settings and the results of its races. `key` protects the instructor's controls."""

    key: str = field(default_factory=lambda: secrets.token_urlsafe(9))
    paused: bool = False
    preset: int | None = None
    """Index of the recording on every screen, or None."""
    version: int = 0
    """Grows with every change of the settings."""
    _numbers: OrderedDict[str, int] = field(default_factory=OrderedDict)
    """The visitors' numbers, by session."""
    _races: Counter[str] = field(default_factory=Counter)
    """The visitors' races so far, by session."""
    _results: list[tuple[Any, ...]] = field(default_factory=list)
    _given: int = 0
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def opens(self, key: Any) -> bool:
        """Whether this is the instructor's key, blanks around it aside (compared in constant time)."""
        return isinstance(key, str) and hmac.compare_digest(key.strip().encode("utf-8", "surrogatepass"), self.key.encode())

    def set(self, paused: bool, preset: int | None) -> None:
        """Apply the instructor's settings."""
        with self._lock:
            if (paused, preset) != (self.paused, self.preset):
                self.paused, self.preset = paused, preset
                self.version += 1

    def state(self) -> dict[str, Any]:
        """The settings, for learners' pages."""
        return {"version": self.version, "paused": self.paused, "preset": self.preset}

    def race_ended(self, session: str, trace: Trace) -> None:
        """Record a finished race under the visitor's number, the same while the room remembers the visitor: of several lanes
        with drafts, the fastest."""
        rows = [row for row in summary(trace) if row["lane"] in trace.drafted]
        if not rows:
            return
        fastest = max(rows, key=lambda row: row["tokens_per_second"] or 0.0)
        told = next(lane for lane in trace.described() if lane["lane"] == fastest["lane"])
        settings = told.get("settings") or trace.meta.get("settings", {})
        speedup = None if fastest["speedup"] is None else round(fastest["speedup"], 2)
        same = "yes" if trace.difference() is None else "no"
        length = settings.get("decoding_length"), settings.get("branch_length")
        with self._lock:
            number = self._numbers.setdefault(session, self._given + 1)
            self._numbers.move_to_end(session)
            self._given = max(self._given, number)
            if len(self._numbers) > MOST_RESULTS:
                del self._races[self._numbers.popitem(last=False)[0]]
            self._races[session] += 1
            figures = fastest["tokens"], round(fastest["tokens_per_pass"], 2), speedup, same
            self._results.append((number, self._races[session], *figures, *length))
            del self._results[:-MOST_RESULTS]

    def results(self) -> list[list[Any]]:
        """The results, newest first, one row of `COLUMNS` each."""
        with self._lock:
            return [list(row) for row in reversed(self._results)]

    def forget_results(self) -> None:
        """Delete the results. Visitors keep their numbers, and their races are counted on."""
        with self._lock:
            self._results.clear()
