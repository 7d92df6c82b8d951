"""From a visitor's prompts to a study: checks, measurements on the device, replays beside it. Knows no page."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from threading import Event, Lock
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

from lookahead_core.models.catalogue import Entry, known
from lookahead_core.models.load import LoadedModel
from lookahead_core.models.prompts import Messages, read_prompts
from lookahead_core.models.token_text import Words, encode_chat
from lookahead_core.trace.clock import Clock
from lookahead_core.trace.replay import Recording, Tally, plain_steps, replay
from lookahead_core.trace.trace import Step, Trace
from lookahead_core.trie.trie import TokenTrie
from lookahead_core.tuning.replay_pool import ReplayPool
from visual import limits
from visual.engines.progress import Progress, changes, relay
from visual.limits import LimitError
from visual.recordings import examples
from visual.work.races import Racing
from visual.work.session import Session
from visual.work.turns import Place

if TYPE_CHECKING:
    from lookahead_core.decode.cost_curve import CostCurve
    from lookahead_core.tuning.cells import Cell, Setting
    from lookahead_core.tuning.measure import Watch
    from lookahead_core.tuning.study import Study

T = TypeVar("T")
Steps = Generator[Progress, None, T]
"""Work that yields its progress and returns a T."""
Alive = Callable[[], None]
"""A sign of life. Raises LimitError where the turn is lost."""
OWN = "My own"
"""The choice beside the example kinds."""
PROMPTS = 24
"""Most prompts of one study on the page."""
NEW_TOKENS = (16, 256)
PAST = (0, 64)
"""Past answers that may go into the trie first."""
TURN = 90.0
"""Seconds of device time for one click on "Measure all"."""
GROUP = 4
"""Cells measured together: in every round each of them runs beside its own plain run."""
SMALL = 4000
"""Nodes of the small trie in the ablations."""
QUEUED = "In line for the device: {ahead} before you, about {seconds} s"
PAUSED = "The instructor has paused new work. Yours keeps its place in line."
COSTS = "Measuring the cost of a pass by its width"
TITLE = ("Answer {answer}, replayed at {length} × {branch}", "第 {answer} 个回答，按 {length} × {branch} 推演")
"""The title of a replayed answer, in English and Chinese."""
NOTE = (
    "Steps are exact, replayed from the recorded tokens; times are predicted from the cost curve and what was measured.",
    "每一步都精确，由录制的词元推演；时间由成本曲线和测量结果预测。",
)
"""Its note, in English and Chinese."""


@dataclass(frozen=True, slots=True)
class StudySettings:
    """The settings of one study, checked. `Tuning.checked` makes them."""

    entry: Entry
    kind: str
    """A kind of example, or `OWN`."""
    chats: list[Messages]
    new_tokens: int
    past: int
    """Past answers in the trie before the first prompt."""


@dataclass(slots=True)
class Work:
    """A visitor's study and its inputs."""

    study: Study
    recordings: list[Recording]
    entry: Entry
    words: Words
    settings: dict[str, Any] | None = None
    """The decoder's settings other than the lengths; None: those of `settings_of`, once the model is loaded."""
    past: list[list[int]] = field(default_factory=list)
    others: list[list[int]] = field(default_factory=list)
    """Past answers for the figure on past answers. If there are none, it takes the other recordings."""
    recorded: bool = False
    """Whether it came with the page, and not from its visitor."""

    @property
    def setting(self) -> Cell:
        """The best cell, which the figures below the grid show."""
        best = self.study.best()
        assert best is not None
        return best


class Tuning:
    """The studies of all visitors. They share the host with the races, and one pool of replay processes."""

    def __init__(self, racing: Racing, lengths: Sequence[int] | None = None, branches: Sequence[int] | None = None) -> None:
        """`lengths`, `branches`: decoding and branch lengths of the grid, by default those of `lookahead_core.tuning.sweep`."""
        self.racing, self.host = racing, racing.host
        self.axes = {"decoding_lengths": lengths, "branch_lengths": branches}
        self.pool = ReplayPool()
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="study")
        self._adding = Lock()

    def close(self) -> None:
        """End the replay processes."""
        self.pool.close()

    # ---- checks

    def checked(self, kind: Any, text: Any, count: Any, new_tokens: Any, past: Any, model: Any) -> StudySettings:
        """Settings from untrusted values. Raises LimitError or ModelError, naming bound and value."""
        chats = self.chats(kind, text, count)
        tokens = limits.whole("Max new tokens", new_tokens, NEW_TOKENS)
        answers = limits.whole("Past answers", past, PAST)
        return StudySettings(self.entry(model), kind, chats, tokens, answers)

    def entry(self, model: Any) -> Entry:
        """The catalogue's entry of a model, empty for the page's default. Raises ModelError."""
        return known(model or self.host.default.name, self.host.extra)

    def chats(self, kind: Any, text: Any, count: Any) -> list[Messages]:
        """The prompts of a study: `count` examples of a kind, or the visitor's own text. Raises LimitError."""
        limits.one_of("Text", kind, (*examples.KINDS, OWN))
        if kind == OWN:
            return read_prompts(text or "", PROMPTS)
        number = limits.whole("Prompts", count, (1, PROMPTS))
        return [[{"role": "user", "content": prompt}] for prompt in examples.several(kind, number)]

    def prepared(self, loaded: LoadedModel, chats: Sequence[Messages], new_tokens: int) -> list[list[int]]:
        """Token ids of the prompts. Raises LimitError naming the first one that does not fit the model's context."""
        prompts = []
        for number, chat in enumerate(chats, 1):
            ids = encode_chat(loaded, chat)
            try:
                limits.fits(len(ids), new_tokens, limits.BRANCH_LENGTH[1], loaded.context)
            except LimitError as error:
                raise LimitError(f"Prompt {number} of {len(chats)}: {error}") from None
            prompts.append(ids)
        return prompts

    # ---- the work

    def begin(self, session: Session, asked: StudySettings) -> Steps[Work]:
        """Measure on the device: cost curve, recorded answers, overhead of a pass. Yields progress; returns the study.

        Raises Stopped, LimitError and ModelError.
        """
        return self.in_turn(session, asked.entry, partial(self._begin, asked))

    def _begin(self, asked: StudySettings, loaded: LoadedModel, stop: Event, alive: Alive) -> Steps[Work]:
        from lookahead_core.tuning.measure import begin
        from lookahead_core.tuning.study import BUSY

        prompts = self.prepared(loaded, asked.chats, asked.new_tokens)
        others = list(examples.past_answers(loaded, asked.kind, 0, PAST[1])) if asked.kind != OWN else []
        past = others[: asked.past]
        settings = settings_of(loaded)

        def work(watch: Watch) -> tuple[Study, list[Recording]]:
            costs = self.host.costs(loaded, lambda done, of: watch(done, of, COSTS), BUSY)
            return begin(loaded.model, prompts, asked.new_tokens, past, costs, watch, **settings)

        study, recordings = yield from follow(partial(self.host.submit_for, loaded), work, stop, alive)
        study.meta |= {"model": loaded.entry.title, "text": asked.kind}
        return Work(study, recordings, asked.entry, Words(loaded.tokenizer), settings, past, others)

    def costs(self, session: Session, entry: Entry) -> Steps[CostCurve]:
        """Measure a model's cost curve, once while the app runs. Yields progress; raises as `begin`."""

        def measured(loaded: LoadedModel, stop: Event, alive: Alive) -> Steps[CostCurve]:
            def work(watch: Watch) -> CostCurve:
                return self.host.costs(loaded, lambda done, of: watch(done, of, COSTS))

            return follow(partial(self.host.submit_for, loaded), work, stop, alive)

        return self.in_turn(session, entry, measured)

    def replays(self, work: Work, strategy: str, stop: Event) -> Steps[None]:
        """Replay the grid of one strategy, the first time also past answers and ablations at its best cell.

        A grid, and the points, enter the study when they are complete: what Stop leaves of them is dropped.
        """
        from lookahead_core.tuning.sweep import replay_grid, replay_points

        study = work.study

        def grid(watch: Watch) -> None:
            if strategy not in study.strategies:
                axes: dict[str, Any] = {name: axis for name, axis in self.axes.items() if axis}
                made = replace(study, cells=[])
                replay_grid(made, work.recordings, self.pool, strategies=(strategy,), past=work.past, watch=watch, **axes)
                with self._adding:  # another event may have replayed the same strategy meanwhile
                    study.cells += [cell for cell in made.cells if study.cell(*cell.setting) is None]

        def points(watch: Watch) -> None:
            made = replace(study)
            replay_points(made, work.recordings, self.pool, work.setting.setting, work.past, work.others, SMALL, watch)
            study.points = made.points

        yield from follow(self._threads.submit, grid, stop)
        if not study.points:
            yield from follow(self._threads.submit, points, stop)

    def measure(self, session: Session, work: Work, cells: Sequence[Cell]) -> Steps[int]:
        """Run cells beside plain decoding, 3 times each, `GROUP` at a time. Returns how many were measured within `TURN`.

        A group is measured completely, unless the session's stop flag ends it.
        """
        return self.in_turn(session, work.entry, partial(self._measure, work, cells))

    def _measure(self, work: Work, cells: Sequence[Cell], loaded: LoadedModel, stop: Event, alive: Alive) -> Steps[int]:
        from lookahead_core.tuning.measure import measure

        settings = work.settings or settings_of(loaded)
        began, done = monotonic(), 0
        for start in range(0, len(cells), GROUP):
            group = [cell.setting for cell in cells[start : start + GROUP]]

            def run(watch: Watch, group: list[Setting] = group) -> None:
                work.study.store(measure(loaded.model, work.recordings, group, work.past, 3, watch, **settings))

            yield from follow(partial(self.host.submit_for, loaded), run, stop, alive)
            done += len(group)
            if monotonic() - began > TURN:
                break
        return done

    def in_turn(self, session: Session, entry: Entry, work: Callable[[LoadedModel, Event, Alive], Steps[T]]) -> Steps[T]:
        """Wait for the model and a turn in the races' queue, then work with it until the event, the session's stop flag, is
        set. The work calls `alive()` to renew the turn.

        Raises LimitError if the turn never comes, and if races run elsewhere (on ZeroGPU, on replicas), so that there is no own
        device to measure.
        """
        if self.racing.engines is not None:
            raise LimitError(
                "This installation decodes elsewhere; tuning measures the app's own device. Run it on one machine."
            )
        turns, loading, stop = self.racing.turns, self.host.begin(entry), session.stop  # later work may have another flag
        with turns.ticket(session.key, loading.done) as ticket:
            yield from self.host.progress(entry, loading, stop.is_set)
            waiting = self.racing.turn(stop, ticket, loading)
            loaded = yield from relay(waiting, queued)
            return (yield from work(loaded, stop, lambda: turns.touch(ticket)))

    # ---- one recorded answer at other lengths

    def replayed(self, work: Work, answer: int, decoding_length: int, branch_length: int, strategy: str) -> Trace:
        """A recorded answer replayed at these lengths: its steps are exact, its clocks predicted as `Study.predicted`."""
        study, recording = work.study, work.recordings[answer]
        trie = TokenTrie.of(work.past, branch_length)
        title, title_zh = (words.format(answer=answer + 1, length=decoding_length, branch=branch_length) for words in TITLE)
        meta = {
            "model": work.entry.title,
            "device": study.meta.get("device", ""),
            "dtype": study.meta.get("dtype", ""),
            "title": title,
            "title_zh": title_zh,
            "note": NOTE[0],
            "note_zh": NOTE[1],
            "predicted": True,
            "trie": {"answers": len(work.past), "nodes": len(trie)},
            "settings": {"decoding_length": decoding_length, "branch_length": branch_length, "strategy": strategy},
        }
        trace = Trace(prompt=list(recording.prompt), meta=meta)
        for step in plain_steps(recording, lambda _width: study.plain_pass):
            trace.add(step)
        steps = list(replay(recording, trie, decoding_length, branch_length, strategy, study.pass_seconds))
        tally = tally_of(steps)
        scale = study.ratio(tally) / max(study.predicted(tally), 1e-9)
        for step in steps:
            trace.add(replace(step, clock=Clock(forward=scale * step.clock.forward)))
        drafted = (token for step in trace.lanes["lookahead"] for token in step.shown())
        trace.words = work.words.of([*trace.prompt, *drafted])
        return trace


def queued(place: Place) -> Progress:
    """A place in the line for the device, as progress."""
    return None, PAUSED if place.paused else QUEUED.format(ahead=place.ahead, seconds=place.shown_seconds)


def settings_of(loaded: LoadedModel) -> dict[str, Any]:
    """The decoder's settings for a study: greedy, without penalties, up to the model's own end tokens."""
    from lookahead_core.decode.sampling import neutral_settings

    return {**neutral_settings(loaded.model), "eos_token_id": list(loaded.eos_token_ids) or None}


def tally_of(steps: Iterable[Step]) -> Tally:
    """The counts of a run's steps."""
    tally = Tally()
    for step in steps:
        tally.add(step)
    return tally


def follow(submit: Callable[..., Future[T]], work: Callable[[Watch], T], stop: Event, alive: Alive = lambda: None) -> Steps[T]:
    """Run `work(watch)` on another thread, yield its progress and return its result. Its exception is raised.

    Each report of the work calls `alive()`, whether or not it tells anything new. Closing the generator stops the work at its
    next report. Raises Stopped at once where the work waits for a thread when `stop` is set.
    """
    from lookahead_core.tuning.measure import Stopped, Watch

    latest: deque[Progress] = deque([(None, "Starting")], maxlen=1)
    left = Event()

    def report(fraction: float | None, what: str) -> None:
        alive()
        latest.append((fraction, what))

    watch = Watch(report, lambda: left.is_set() or stop.is_set())
    future = submit(work, watch)
    try:
        yield from changes(future, lambda: latest[0], lambda: stop.is_set() and future.cancel())
        if future.cancelled():
            raise Stopped("before a thread was free")
        return future.result()
    finally:
        left.set()
        future.cancel()
