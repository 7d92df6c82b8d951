"""The instructor's switch: pause new races, put one recording on every screen, see the room's results.

The room is one object in memory. A learner's page asks for its state every few seconds (one small GET); what it shows of
others is numbers only, never a prompt or a text, and visitors have a number instead of a name.
"""

from __future__ import annotations

import hmac
import secrets
import threading
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lookahead_core.trace.trace import Trace

MOST_RESULTS = 300
"""Races the room remembers; the oldest leave first."""
COLUMNS = ("Visitor", "Race", "Tokens", "Tokens per pass", "Speed-up", "Same text", "Decoding length", "Branch length")


@dataclass(slots=True)
class Room:
    """A class: what its instructor set, and how its races went. `key` opens the instructor's controls."""

    key: str = field(default_factory=lambda: secrets.token_urlsafe(9))
    paused: bool = False
    preset: int | None = None
    """Place of the recording that everybody is shown, or None."""
    version: int = 0
    """Grows with every change that pages must hear of."""
    _numbers: OrderedDict[str, int] = field(default_factory=OrderedDict)
    _results: list[tuple[Any, ...]] = field(default_factory=list)
    _given: int = 0
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def opens(self, key: Any) -> bool:
        """Whether this is the instructor's key (compared in constant time)."""
        return isinstance(key, str) and hmac.compare_digest(key.encode(), self.key.encode())

    def set(self, paused: bool, preset: int | None) -> None:
        """The instructor's choice, told to every page."""
        with self._lock:
            if (paused, preset) != (self.paused, self.preset):
                self.paused, self.preset = paused, preset
                self.version += 1

    def state(self) -> dict[str, Any]:
        """What a learner's page may know."""
        return {"version": self.version, "paused": self.paused, "preset": self.preset}

    def number(self, session: str) -> int:
        """A visitor's number in the room, the same for as long as the room remembers."""
        with self._lock:
            if session not in self._numbers:
                self._given += 1
                self._numbers[session] = self._given
                while len(self._numbers) > MOST_RESULTS:
                    self._numbers.popitem(last=False)
            return self._numbers[session]

    def race_ended(self, session: str, trace: Trace) -> None:
        """Note a finished race's figures."""
        number, settings = self.number(session), trace.meta.get("settings", {})
        mine = sum(row[0] == number for row in self._results) + 1
        plain, drafted = trace.seconds("plain"), trace.seconds("lookahead")
        speedup = round(plain / drafted, 2) if drafted else None
        same = "yes" if trace.difference() is None else "no"
        length = settings.get("decoding_length"), settings.get("branch_length")
        row = (number, mine, len(trace.tokens("lookahead")), round(trace.edl("lookahead"), 2), speedup, same, *length)
        with self._lock:
            self._results.append(row)
            del self._results[:-MOST_RESULTS]

    def results(self) -> list[list[Any]]:
        """The races, newest first, one row of `COLUMNS` each."""
        with self._lock:
            return [list(row) for row in reversed(self._results)]

    def forget_results(self) -> None:
        """Empty the table; visitors keep their numbers."""
        with self._lock:
            self._results.clear()


__all__ = ["COLUMNS", "MOST_RESULTS", "Room"]
