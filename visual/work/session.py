"""A visitor's session: a trie of past answers and a stop flag. Each browser tab has one, and closing the tab ends it.

Sessions share nothing. Their tries are bounded in number, size and lifetime.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from secrets import token_hex
from time import monotonic
from typing import TYPE_CHECKING

from visual.engines.job import rebuild

if TYPE_CHECKING:
    from lookahead_core.trie.trie import TokenTrie
    from visual.work.redraw import Finished

ANSWERS = 400
"""Most past answers remembered, for rebuilding the trie when the branch length grows."""
SESSIONS = 100
IDLE = 3600.0
"""Seconds without use after which a session is dropped."""


@dataclass(slots=True)
class Session:
    """One visitor's state. The trie holds one model's tokens, so a change of model empties it."""

    key: str = field(default_factory=lambda: token_hex(8))
    """The visitor's key; unique for a visitor without one."""
    model: str = ""
    trie: TokenTrie | None = None
    answers: list[list[int]] = field(default_factory=list)
    stop: threading.Event = field(default_factory=threading.Event)
    finished: Finished | None = None
    """The last race, for replays at other lengths."""
    used: float = field(default_factory=monotonic)

    def trie_for(self, model: str, branch_length: int) -> TokenTrie:
        """The trie for a model, at least `branch_length` deep. A change of depth keeps the past answers."""
        if model != self.model:
            self.forget()
            self.model = model
        if self.trie is None or self.trie.branch_length < branch_length:
            self.trie = rebuild(self.answers, branch_length)
        return self.trie

    def known(self) -> TokenTrie | None:
        """The trie, rebuilt from the past answers if races run elsewhere. None without past answers."""
        if self.trie is None and self.answers:
            return rebuild(list(self.answers), 12)
        return self.trie

    def remember(self, answer: Sequence[int]) -> None:
        """Record an answer that is already in the trie."""
        self.answers.append(list(answer))
        del self.answers[:-ANSWERS]

    def forget(self) -> None:
        """Empty the trie and the list of answers."""
        self.trie = self.finished = None
        self.answers.clear()


class Sessions:
    """The sessions by session hash: at most `most`, each dropped `idle` seconds after its last use."""

    def __init__(self, most: int = SESSIONS, idle: float = IDLE, clock: Callable[[], float] = monotonic) -> None:
        self._most, self._idle, self._clock = most, idle, clock
        self._held: OrderedDict[str, Session] = OrderedDict()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._held)

    def of(self, key: str | None) -> Session:
        """A visitor's session, new if there is none. Without a key, each call returns a new session."""
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
        """End a visitor's session: stop its race and free its memory."""
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
