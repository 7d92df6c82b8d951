"""From a request to a race: checks, the queue, the visitor's trie, the device. Shared by the page and the API."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from contextvars import copy_context
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from lookahead_core.decode.trie_copy import saved
from lookahead_core.models.catalogue import Entry, ModelError, known
from lookahead_core.models.token_text import Words, encode_chat
from lookahead_core.trace.trace import Step, Trace
from visual import limits
from visual.engines.host import Host
from visual.engines.job import Engines, Job, News, follow, newest, run
from visual.engines.progress import items
from visual.limits import LimitError, Settings
from visual.recordings import examples
from visual.work.classroom import Room
from visual.work.metrics import Metrics
from visual.work.redraw import Finished
from visual.work.session import Session, Sessions, Stop
from visual.work.turns import Place, Ticket, Turns

if TYPE_CHECKING:
    from concurrent.futures import Future

    from lookahead_core.models.load import LoadedModel
    from lookahead_core.trie.trie import TokenTrie

IN_LINE: dict[str, Any] = {"concurrency_limit": None}
"""Races wait in `Turns`, which is fair and reports places, so Gradio's queue passes them on at once."""
WARM = 20
"""Past answers inserted by one warming."""
GIVE_UP = 0.25
"""Seconds between two looks whether somebody still waits."""
STOPPED = "Stopped before its turn came."


@dataclass(slots=True)
class Batch:
    """What happened since the last batch. The first batch of a race has no steps, each further one has some."""

    trace: Trace
    """The trace so far. It grows with the race."""
    steps: Sequence[Step] = ()
    words: dict[int, str] = field(default_factory=dict)
    """Token id -> text, for ids that no earlier batch had."""


@dataclass(frozen=True, slots=True)
class Measuring:
    """The race waits while the cost of its model's passes is measured, once."""

    fraction: float
    """Done so far."""


Event = Place | Measuring | Batch | Finished
"""What a race yields, in this order. Batches come one after another."""


@dataclass(slots=True)
class Racing:
    """The races of all visitors on one machine."""

    host: Host
    sessions: Sessions
    turns: Turns = field(default_factory=Turns)
    metrics: Metrics = field(default_factory=Metrics)
    engines: Engines | None = None
    """Where races run, if not on the host's own device."""
    room: Room | None = None
    """The classroom, with `--classroom`."""

    def __post_init__(self) -> None:
        self.sessions.busy.append(self.turns.holders)

    def checked(
        self, prompt: Any, model: Any, auto: Any, decoding_length: Any, *others: Any, **named: Any
    ) -> tuple[str, Entry, Settings]:
        """The request with every value checked. `others` and `named` are the further fields of `Settings`.

        Raises LimitError or ModelError, naming bound and value.
        """
        try:
            length = "auto" if limits.switch("Auto", auto) else decoding_length
            settings = Settings.checked(length, *others, **named)
            return limits.prompt_text(prompt), self.known(model), settings
        except (LimitError, ModelError):
            self.metrics.race_ended(None, "refused")
            raise

    def known(self, model: Any) -> Entry:
        """The catalogue's entry. Raises ModelError, also for a model that is not served where the races run."""
        entry, serves = known(model, self.host.extra), self.engines.entry if self.engines is not None else None
        if serves is not None and entry.name != serves.name:
            raise ModelError(f"The replicas of this installation serve {serves.title} only.")
        return entry

    def events(self, session: Session, prompt: str, entry: Entry, settings: Settings) -> Iterator[Event]:
        """Wait for a turn and run a race: yields places in the queue, a batch without steps, batches of steps, the end.

        Between turn and race may come the measurement of the model's passes.

        Closing the iterator, or setting the session's stop flag, ends the race within one step. The session's trie keeps
        the emitted tokens either way, and nothing of a race during which it was emptied.
        """
        stop = session.stop  # of this race; later work may have another
        trace: Trace | None = None
        outcome = "stopped"  # unless the iterator is exhausted, its consumer has closed it
        loading = self.host.begin(entry)
        try:
            with self.turns.ticket(session.key, loading.done) as ticket:
                loaded = yield from self.turn(stop, ticket, loading)
                if settings.measures and self.engines is None:
                    yield from self.measured(loaded, settings.exact, ticket, stop)
                session.live = True
                words = Words(loaded.tokenizer)
                finished = Finished(Trace([]), words, learning=settings.learning)
                job, emptied = self.job(loaded, session, prompt, settings), session.emptied
                trie = session.trie_for(settings.deepest) if self.engines is None else None
                alive = partial(self.turns.touch, ticket)
                for seen, steps in self.batches(job, loaded, session, stop, finished, trie, alive):
                    self.turns.touch(ticket)
                    if trace is None:
                        trace = finished.trace = seen
                        trace.words.update(words.new(trace.prompt))
                        yield Batch(trace)
                    fresh = words.new(token for step in steps for token in step.shown())
                    trace.words.update(fresh)
                    if steps:
                        yield Batch(trace, steps, fresh)
            assert trace is not None
            if session.emptied == emptied:
                session.finished = finished if any(map(trace.tokens, trace.drafted)) else None
                if settings.learning is not None:  # a rival's answer does not enter the trie
                    session.remember(finished.answer, trie)
            session.live = False
            outcome = "stopped" if stop.is_set() else "finished"
            if self.room is not None and outcome == "finished":
                self.room.race_ended(session.visitor, trace)
            yield finished
        except LimitError:
            outcome = "failed" if trace is not None else "stopped" if stop.is_set() else "refused"
            raise
        except Exception as error:
            outcome = "failed"
            self.metrics.count("errors_total", kind=type(error).__name__)
            raise
        finally:
            session.live = False
            self.metrics.race_ended(trace, outcome)

    def turn(self, stop: Stop, ticket: Ticket, loading: Future[LoadedModel]) -> Generator[Place, None, LoadedModel]:
        """Wait for a ticket's turn and its model; yields places in the queue. Raises LimitError if stopped, and ModelError."""

        def given_up() -> bool:
            return stop.is_set() or (loading.done() and loading.exception() is not None)

        yield from self.turns.wait(ticket, given_up)
        if ticket.state != "running" and stop.is_set():
            raise LimitError(STOPPED)
        return loading.result()

    def measured(self, loaded: LoadedModel, exact: bool, ticket: Ticket, stop: Stop) -> Iterator[Measuring]:
        """Wait until the model's passes are measured, if they are not. Raises LimitError if stopped."""
        for fraction in self.host.measured(loaded, exact, stop.is_set):
            self.turns.touch(ticket)
            yield Measuring(fraction)
        if stop.is_set():
            raise LimitError(STOPPED)

    def job(self, loaded: LoadedModel, session: Session, prompt: str, settings: Settings) -> Job:
        """The race as a job, without the past answers. The session remembers this model's answers from now on.

        Raises LimitError if the request does not fit the model's context.
        """
        ids = encode_chat(loaded, prompt)
        limits.fits(len(ids), settings.max_new_tokens, settings.deepest, loaded.context)
        session.switch(loaded.name)
        meta = {"prompt": prompt, "model": loaded.entry.title, "trie": {"answers": len(session.answers)}}
        return Job(loaded.name, tuple(ids), settings, tuple(loaded.eos_token_ids), meta=meta)

    def batches(
        self,
        job: Job,
        loaded: LoadedModel,
        session: Session,
        stop: Stop,
        finished: Finished,
        trie: TokenTrie | None,
        alive: Callable[[], None],
    ) -> Iterator[tuple[Trace, Sequence[Step]]]:
        """Run the race on the host's device with a trie, or on `engines`, which have their own; yields (trace so far, steps).

        `finished` gets what the race began with. `alive` is called while the device works.
        """
        if self.engines is not None:
            finished.past = newest(session.answers)
            job = replace(job, answers=finished.past)

            def waited() -> None:
                alive()
                if stop.is_set() and not finished.trace.lanes:
                    raise LimitError(STOPPED)

            return follow(job, apart(self.engines.news(job, session.key), waited), stop.is_set)
        assert trie is not None
        finished.past, finished.before = list(session.answers), saved(trie)
        job = replace(job, answers=newest(finished.past))
        return follow(job, self.host.on_device(loaded, run(job, loaded.model, trie, stop.is_set), alive))

    def ghosts(self, finished: Finished, session: Session) -> list[dict[str, Any]] | None:
        """What other methods would have needed for a race's text; None where the visitor stopped, or ran another race, first.

        Computed on the device thread, so between the steps of another race, outside of its clocks; a study comes before it.
        """
        stop, made = session.stop, self.host.submit(finished.ghosts)
        while not wait([made], GIVE_UP).done:
            if stop.is_set():
                made.cancel()
                return None
        return made.result()

    def warm(self, session: Session, entry: Entry, kind: str, branch_length: int) -> int:
        """Insert `WARM` past answers of a kind into a session's trie. Returns the trie's number of nodes."""
        limits.one_of("Kind", kind, tuple(examples.KINDS))
        loaded = self.host.begin(entry).result()
        session.switch(loaded.name)
        trie = session.trie_for(branch_length)
        for answer in examples.past_answers(loaded, kind, len(session.answers), WARM):
            trie.insert(answer)
            session.remember(answer, trie)
        return len(trie)


def apart(news: Generator[News, None, None], waited: Callable[[], None]) -> Generator[News, None, None]:
    """News of an engine, awaited on a thread of their own: the first may take minutes. `waited` is called meanwhile.

    The thread has the context of the caller's request, by which ZeroGPU knows the visitor.
    """
    thread = ThreadPoolExecutor(1, thread_name_prefix="news")
    inside: Callable[..., Any] = copy_context().run
    try:
        yield from items(partial(thread.submit, inside), news, waited, GIVE_UP)
    finally:
        thread.shutdown(wait=False)
