"""The clock of a step: its seconds by phase, and the stopwatch that measures them."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple


class Clock(NamedTuple):
    """Seconds of one step by phase. The forward pass is timed with the device synchronised.

    `draft` makes the draft tree: retrieval from a trie, or a drafting model's own passes. `update` lets the source of the
    drafts learn from the pass: branch inserting, for example. Together they are the price of the drafts.
    """

    draft: float = 0.0
    prepare: float = 0.0
    forward: float = 0.0
    verify: float = 0.0
    commit: float = 0.0
    update: float = 0.0

    @property
    def total(self) -> float:
        """Seconds of the whole step."""
        return sum(self)

    @property
    def drafting(self) -> float:
        """Seconds that the drafts took, apart from the rows that they add to the pass."""
        return self.draft + self.update


PHASES, NO_CLOCK = Clock._fields, Clock()


class Stopwatch:
    """Measures the phases of one step, from its construction on.

    `synchronize` waits until the device is idle; None where a forward call returns with its result.
    """

    __slots__ = ("_last", "_synchronize", "seconds")

    def __init__(self, synchronize: Callable[[], object] | None = None) -> None:
        self._synchronize = synchronize
        self.seconds = dict.fromkeys(PHASES, 0.0)
        self._last = perf_counter()

    def lap(self, phase: str) -> None:
        """Add the time since the last lap to `phase`. The phase "forward" ends when the device is idle."""
        if phase == "forward" and self._synchronize is not None:
            self._synchronize()
        now = perf_counter()
        self.seconds[phase] += now - self._last
        self._last = now

    def skip(self) -> None:
        """Wait for the device, and let the time since the last lap count for no phase."""
        if self._synchronize is not None:
            self._synchronize()
        self._last = perf_counter()

    def fork(self) -> Stopwatch:
        """A stopwatch with the same laps that goes on from now."""
        twin = Stopwatch(self._synchronize)
        twin.seconds.update(self.seconds)
        return twin

    def clock(self) -> Clock:
        """The phases measured so far."""
        return Clock._make(self.seconds.values())
