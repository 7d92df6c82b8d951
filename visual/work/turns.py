"""The queue for the device: a few races at a time, the others in a fair queue with a place and an estimated wait.

The queue is start-time fair: each visitor gets one turn a round, so that a visitor with one race waits for at most one race
of each other visitor. Knows no page and no model.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from time import monotonic

from visual.limits import LimitError

MOST = 64
"""Most waiting races. More are refused."""
MOST_KNOWN = 1000
"""Visitors whose last turn is remembered while races wait."""
LEASE = 60.0
"""Seconds without a sign of life after which a turn is lost, so that an absent visitor can't block the device."""
RECHECK = 0.25
"""Seconds between two checks of the queue."""
GUESS = 5.0
"""Assumed seconds of a turn before the first one has ended."""


@dataclass(frozen=True, slots=True)
class Place:
    """A ticket's place: races ahead (running ones included), estimated wait in seconds, whether new races are paused."""

    ahead: int
    seconds: float
    paused: bool = False

    @property
    def shown_seconds(self) -> int:
        """The wait in whole seconds, at least one: a visitor who waits is not told 0."""
        return max(1, round(self.seconds))


@dataclass(slots=True, eq=False)
class Ticket:
    """One visitor's request for one turn."""

    who: str
    ready: Callable[[], bool]
    """Whether its turn may come: its model is in memory."""
    order: tuple[int, int]
    """Round and serial number; the smallest comes first."""
    began: float = 0.0
    seen: float = 0.0
    state: str = "waiting"


@dataclass(slots=True)
class Turns:
    """The queue for `slots` devices. Thread-safe."""

    slots: int = 1
    most: int = MOST
    lease: float = LEASE
    clock: Callable[[], float] = monotonic
    average: float = GUESS
    """Seconds a turn lasts, a running mean."""
    paused: bool = False
    _waiting: list[Ticket] = field(default_factory=list)
    _running: list[Ticket] = field(default_factory=list)
    _last: dict[str, int] = field(default_factory=dict)
    _round: int = 0
    _serial: Iterator[int] = field(default_factory=count)
    _change: threading.Condition = field(default_factory=threading.Condition)

    @property
    def waiting(self) -> int:
        """Number of waiting races."""
        return len(self._waiting)

    @property
    def running(self) -> int:
        """Number of running races."""
        return len(self._running)

    def pause(self, paused: bool) -> None:
        """Hold back new races, or release them. Running races continue."""
        with self._change:
            self.paused = paused
            self._change.notify_all()

    def holders(self) -> set[str]:
        """Who waits or has a turn."""
        with self._change:
            return {ticket.who for ticket in (*self._waiting, *self._running)}

    @contextmanager
    def ticket(self, who: str, ready: Callable[[], bool] = lambda: True) -> Iterator[Ticket]:
        """A place in the queue for the length of the block, which ends the turn too. Raises LimitError.

        While `ready()` is false, the turn does not come, and others pass.
        """
        with self._change:
            if len(self._waiting) >= self.most:
                raise LimitError(f"{self.most} others are waiting already; try again in a minute.")
            rank = max(self._round, self._last.get(who, -1) + 1)
            self._last[who] = rank
            ticket = Ticket(who, ready, (rank, next(self._serial)), seen=self.clock())
            self._waiting.append(ticket)
        try:
            yield ticket
        finally:
            self._end(ticket)

    def wait(self, ticket: Ticket, given_up: Callable[[], bool] = lambda: False) -> Iterator[Place]:
        """Yield the ticket's place each time that it changes, until its turn has come or `given_up()` is true."""
        told: tuple[int, bool] | None = None
        while True:
            with self._change:
                ready = ticket.ready()  # asked first: who becomes ready after the turns are given would have nobody before
                self._advance()
                if ticket.state != "waiting" or given_up():
                    return
                place = self._place(ticket)
                if not ready or (place.ahead, place.paused) == told:
                    self._change.wait(RECHECK)
                    continue
            told = (place.ahead, place.paused)
            yield place

    def touch(self, ticket: Ticket) -> None:
        """Renew the lease. Raises LimitError if the turn has been lost."""
        ticket.seen = self.clock()
        if ticket.state == "lost":
            raise LimitError(f"No sign of life came for more than {self.lease:.0f} s, so the turn went to the next visitor.")

    def _advance(self) -> None:
        """End the turns whose lease has expired, and start the next ones."""
        with self._change:
            now = self.clock()
            for ticket in [one for one in self._running if now - one.seen > self.lease]:
                self._running.remove(ticket)
                ticket.state = "lost"
            ready = sorted((ticket for ticket in self._waiting if ticket.ready()), key=lambda one: one.order)
            for ticket in ready[: 0 if self.paused else self.slots - len(self._running)]:
                self._waiting.remove(ticket)
                self._round = max(self._round, ticket.order[0])
                ticket.state, ticket.began, ticket.seen = "running", now, now
                self._running.append(ticket)
                self._change.notify_all()

    def _place(self, ticket: Ticket) -> Place:
        before = sum(other.order < ticket.order for other in self._waiting)
        now = self.clock()
        left = min((max(0.0, self.average - (now - one.began)) for one in self._running), default=0.0)
        return Place(before + len(self._running), left + self.average * before / self.slots, self.paused)

    def _end(self, ticket: Ticket) -> None:
        with self._change:
            if ticket in self._waiting:
                self._waiting.remove(ticket)
            if ticket in self._running:
                self._running.remove(ticket)
                self.average += 0.2 * (self.clock() - ticket.began - self.average)
            ticket.state = "done"
            if not self._waiting or len(self._last) > MOST_KNOWN:
                self._last.clear()
            self._advance()
            self._change.notify_all()
