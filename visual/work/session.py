"""A visitor's session: a trie of past answers and a stop flag. Each browser tab has one. It outlives a reload of the
tab, and ends some minutes after the tab was closed.

Sessions share nothing. All of them together are bounded in memory, and each in lifetime.
"""

from __future__ import annotations

import threading
from collections import Counter, OrderedDict
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from secrets import token_hex
from time import monotonic
from typing import TYPE_CHECKING, Any

from visual.engines.job import rebuild

if TYPE_CHECKING:
    from lookahead_core.trie.trie import TokenTrie
    from visual.work.redraw import Finished
    from visual.work.visits import Visit

ANSWERS = 400
"""Most past answers remembered, for rebuilding the trie when the branch length grows."""
MEMORY = 2**29
"""Bytes of all sessions."""
BESIDE = 2**19
"""Bytes that a session is taken to hold beside its tries, its last race and its log: mostly its answers."""
IDLE = 3600.0
"""Seconds without use after which a session is dropped."""
AWAY = 600.0
"""Seconds that the session of a closed tab waits for its return."""


class Stop(threading.Event):
    """A stop flag that counts how often it was set.

    Who ends the work before and waits for that to end learns by the count whether the flag was set again meanwhile.
    """

    def __init__(self, times: int = 0) -> None:
        super().__init__()
        self._times, self._counting = times, threading.Lock()

    @property
    def times(self) -> int:
        """How often the flag has been set."""
        return self._times

    def renewed(self) -> Stop:
        """Another flag for the work to come, with the same count: the work of this one has been told to end."""
        return Stop(self._times)

    def set(self) -> None:
        """Set the flag."""
        self.press()

    def press(self) -> int:
        """Set the flag. Returns how often it has been set."""
        with self._counting:
            self._times += 1
            super().set()
            return self._times

    def lower(self, times: int) -> bool:
        """Clear the flag, unless it has been set more than `times` times. Whether it was cleared."""
        with self._counting:
            if self._times == times:
                self.clear()
            return self._times == times


@dataclass(slots=True)
class Session:
    """One visitor's state. The trie holds one model's tokens, so a change of model empties it."""

    key: str = field(default_factory=lambda: token_hex(8))
    """The visitor's key; unique for a visitor without one."""
    visitor: str = field(default_factory=lambda: token_hex(8))
    """The visitor's name in the classroom, the same after a reload."""
    tab: str = ""
    """The secret by which the tab gets this session back after a reload; empty: never."""
    client: str = ""
    """Where the visitor comes from: a network address."""
    model: str = ""
    trie: TokenTrie | None = None
    answers: list[list[int]] = field(default_factory=list)
    emptied: int = 0
    """How often trie and answers were emptied. A race that began before the last time leaves nothing."""
    stop: Stop = field(default_factory=Stop)
    racing: threading.Lock = field(default_factory=threading.Lock)
    """Held while a race of the page runs: the next one waits for its end."""
    live: bool = False
    """Whether the device runs a race for the visitor."""
    newest: int = 0
    """Number of the page's newest race."""
    chosen: str = ""
    """The model that the visitor chose last and that could be had."""
    finished: Finished | None = None
    """The last race, for replays at other lengths."""
    log: Visit | None = None
    """The visitor's log on the workload page."""
    used: float = field(default_factory=monotonic)

    @property
    def nbytes(self) -> int:
        """Bytes that the session holds, about."""
        parts = (self.finished, self.log, self.trie)  # each read once: another thread may forget them
        return BESIDE + sum(part.nbytes for part in parts if part is not None)

    @property
    def remembers(self) -> bool:
        """Whether the visitor would lose something with the session: past answers, or a log."""
        return bool(self.answers or (self.log is not None and self.log.files))

    def switch(self, model: str) -> None:
        """Remember this model's answers from now on. Those of another one are forgotten: its tokens are others."""
        if model != self.model:
            self.forget()
            self.model = model

    def trie_for(self, branch_length: int) -> TokenTrie:
        """The trie, at least `branch_length` deep. A change of depth keeps the past answers."""
        if self.trie is None or self.trie.branch_length < branch_length:
            self.trie = rebuild(self.answers, branch_length)
        return self.trie

    def known(self) -> TokenTrie | None:
        """The trie, rebuilt from the past answers if races run elsewhere. None without past answers."""
        if self.trie is None and self.answers:
            return rebuild(list(self.answers), 12)
        return self.trie

    def remember(self, answer: list[int], trie: TokenTrie | None = None) -> None:
        """Record an answer that `trie` holds already. If the session's trie is another one by now, it gets the answer too."""
        if self.trie is not None and self.trie is not trie:
            self.trie.insert(answer)
        self.answers.append(answer)
        del self.answers[:-ANSWERS]

    def drop_answer(self, answer: list[int]) -> None:
        """Forget one past answer. The next race builds the trie anew from the others."""
        self.answers = [other for other in self.answers if other != answer]
        self.trie = None

    def forget(self) -> None:
        """Empty the trie and the list of answers."""
        self.emptied += 1
        self.trie = self.finished = None
        self.answers.clear()


class Sessions:
    """The sessions by key: at most `memory` bytes, each dropped `idle` seconds after its last use."""

    def __init__(self, memory: int = MEMORY, idle: float = IDLE, clock: Callable[[], float] = monotonic) -> None:
        self._memory, self._idle, self._clock = memory, idle, clock
        self.busy: list[Callable[[], Collection[str]]] = []
        """For each queue, the keys of those who work or wait for it. Their sessions are never dropped."""
        self._held: OrderedDict[str, Session] = OrderedDict()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._held)

    def of(self, key: str | None, client: str = "") -> Session:
        """A visitor's session, new if there is none. Without a key, each call returns a new session."""
        if not key:
            return Session()
        with self._lock:
            session = self._held.setdefault(key, Session(key))
            session.used, session.client = self._clock(), client or session.client
            self._held.move_to_end(key)
            self._make_room(session)
        return session

    def begin(self, request: Any) -> Session:
        """The session of a Gradio request for new work: its stop flag is not set.

        A new session, remembered nowhere, for no request (None) and for a call by MCP: Gradio passes the calls of all its
        clients on under one key, as if they were one visitor.
        """
        if any(name.lower().startswith("mcp-") for name in getattr(request, "headers", None) or ()):
            return Session()
        client = getattr(request, "client", None)
        session = self.of(getattr(request, "session_hash", None), client.host if client else "")
        if session.stop.is_set():
            session.stop = session.stop.renewed()
        return session

    def nodes(self) -> int:
        """Nodes of all tries together."""
        with self._lock:
            return sum(len(trie) for trie in [session.trie for session in self._held.values()] if trie is not None)

    def drop(self, key: str | None) -> None:
        """End a visitor's session: stop its race and free its memory."""
        with self._lock:
            session = self._held.pop(key or "", None)
        if session is not None:
            self._end(session)

    def rejoin(self, tab: str, key: str | None) -> None:
        """Give the session that a tab had before its page was loaded anew to the tab's new key; remember the tab otherwise.

        A race that the old page left behind ends. A race that runs under the new key already keeps its session, and the tab
        comes back to that one.
        """
        session = self.of(key)
        with self._lock:
            before = next((one for one in self._held.values() if one.tab == tab and one is not session), None)
            session.tab = tab
            if before is None:
                return
            before.stop.set()
            if session.racing.locked():
                before.tab = ""
                return
            del self._held[before.key]
            before.key, before.used = session.key, session.used
            self._held[before.key] = before

    def leave(self, key: str | None) -> None:
        """A tab was closed or loaded anew: its race ends, and its session is dropped unless the tab returns within `AWAY`."""
        with self._lock:
            session = self._held.get(key or "")
            if session is None:
                return
            session.stop.set()
            session.used = min(session.used, self._clock() - self._idle + AWAY)
            stays = bool(session.tab and (session.remembers or session.finished))
        if not stays:
            self.drop(key)

    def _make_room(self, newest: Session) -> None:
        """Drop the sessions idle for too long, and others while there is too little memory.

        First those that remember nothing, then those of the client that holds most; the least recently used one first.
        Whoever asks for many sessions loses them, and nobody else does.
        """
        held, busy = Counter[str](), {newest.key}.union(*(holders() for holders in self.busy))
        for session in self._held.values():
            held[session.client] += session.nbytes
        idle = [session for session in self._held.values() if session.key not in busy]
        while idle:
            first = min(idle, key=lambda one: (one.used > newest.used - self._idle, one.remembers, -held[one.client]))
            if held.total() <= self._memory and first.used > newest.used - self._idle:
                return
            held[first.client] -= first.nbytes
            idle.remove(first)
            del self._held[first.key]
            self._end(first)

    @staticmethod
    def _end(session: Session) -> None:
        session.stop.set()
        session.forget()
        if session.log is not None:
            session.log.close()
            session.log = None
