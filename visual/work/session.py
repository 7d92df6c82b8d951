"""What a visitor has: a trie of past answers, and a stop flag. One `Session` a browser tab, gone when the tab is.

Nothing of one session reaches another: tries are never shared, and all of them are bounded in number, size and life.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from secrets import token_hex
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lookahead_core.trie.trie import TokenTrie
    from visual.work.redraw import Finished

NODES = 200_000
"""Most nodes of one session's trie."""
ANSWERS = 400
"""Most past answers remembered, to build the trie anew when the branch length grows."""
SESSIONS = 100
IDLE = 3600.0
"""Seconds after which an unused session is dropped."""


@dataclass(slots=True)
class Session:
    """One visitor's memory. The trie holds tokens of one model, so it starts anew when the model changes."""

    key: str = field(default_factory=lambda: token_hex(8))
    """Whose it is; a visitor without a key gets one that nobody else has."""
    model: str = ""
    trie: TokenTrie | None = None
    answers: list[list[int]] = field(default_factory=list)
    stop: threading.Event = field(default_factory=threading.Event)
    finished: Finished | None = None
    """The last race, for the sliders to replay."""
    used: float = field(default_factory=monotonic)

    def trie_for(self, model: str, branch_length: int) -> TokenTrie:
        """The trie for a model, at least `branch_length` deep; past answers survive a change of depth."""
        from lookahead_core.trie.trie import TokenTrie

        if model != self.model:
            self.forget()
            self.model = model
        if self.trie is None or self.trie.branch_length < branch_length:
            self.trie = TokenTrie(branch_length=branch_length, capacity=NODES)
            for answer in self.answers:
                self.trie.insert(answer)
        return self.trie

    def remember(self, answer: Sequence[int]) -> None:
        """Note an answer that is already in the trie."""
        self.answers.append(list(answer))
        del self.answers[:-ANSWERS]

    def forget(self) -> None:
        """Empty the trie and the list of answers."""
        self.trie = self.finished = None
        self.answers.clear()


class Sessions:
    """The visitors' sessions by session hash: at most `SESSIONS`, each dropped `IDLE` seconds after its last use."""

    def __init__(self, most: int = SESSIONS, idle: float = IDLE, clock: Callable[[], float] = monotonic) -> None:
        self._most, self._idle, self._clock = most, idle, clock
        self._held: OrderedDict[str, Session] = OrderedDict()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._held)

    def of(self, key: str | None) -> Session:
        """The session of a visitor, new where there is none. Without a key: a session that nobody else gets."""
        if not key:
            return Session()
        now = self._clock()
        with self._lock:
            self._expire(now)
            session = self._held.setdefault(key, Session(key))
            session.used = now
            self._held.move_to_end(key)
            while len(self._held) > self._most:
                self._end(self._held.popitem(last=False)[1])
        return session

    def nodes(self) -> int:
        """Nodes of all tries together."""
        with self._lock:
            return sum(len(session.trie) for session in self._held.values() if session.trie is not None)

    def drop(self, key: str | None) -> None:
        """The visitor has left: end the race that may run and free the memory."""
        with self._lock:
            session = self._held.pop(key or "", None)
        if session is not None:
            self._end(session)

    def _expire(self, now: float) -> None:
        while self._held and now - next(iter(self._held.values())).used > self._idle:
            self._end(self._held.popitem(last=False)[1])

    @staticmethod
    def _end(session: Session) -> None:
        session.stop.set()
        session.forget()


__all__ = ["Session", "Sessions"]
