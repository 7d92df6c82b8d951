"""From a visitor's prompts to a study: checks, the device's part, the replays' part. Knows the machine, not the page."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import wait as wait_for
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

from lookahead_core.models.load import Entry, LoadedModel, encode_chat
from lookahead_core.models.prompts import BYTES, Messages, read_prompts
from lookahead_core.models.token_text import Words
from lookahead_core.trace.replay import Recording, Tally, plain_steps, replay
from lookahead_core.trace.trace import Trace
from lookahead_core.trie.trie import TokenTrie
from lookahead_core.tuning.replay_pool import ReplayPool
from visual import limits
from visual.limits import LimitError
from visual.work import examples
from visual.work.races import HEADER, Racing, tokens_of
from visual.work.session import Session
from visual.work.turns import LineFullError, TurnLostError

if TYPE_CHECKING:
    from lookahead_core.tuning.study import Cell, Study
    from lookahead_core.tuning.sweep import Watch

T = TypeVar("T")
Told = tuple[float | None, str]
"""How far the work is (None: it can't be known), and what is being done."""

OWN = "My own"
"""The choice beside the example kinds."""
PROMPTS = 24
"""Most prompts of one study on the page."""
NEW_TOKENS = (16, 256)
PAST = (0, 64)
"""Past answers that may be put into the trie first."""
TURN = 90.0
"""Seconds that one press of "Measure all" may hold the device."""
AT_ONCE = 4
"""Cells measured in one go, each in every round beside its own plain run."""
LOOK = 0.15
"""Seconds between two looks at how far the work is."""
SMALL = 4000
"""Nodes of the small trie among the switches."""


@dataclass(slots=True)
class Work:
    """A visitor's study and what it was made from."""

    study: Study
    recordings: list[Recording]
    entry: Entry
    words: Words
    settings: dict[str, Any]
    """What the decoder was told beside the lengths."""
    past: list[list[int]] = field(default_factory=list)
    others: list[list[int]] = field(default_factory=list)
    """Past answers for the warmth figure; empty: the other recordings serve."""

    @property
    def setting(self) -> Cell:
        """The cell that the figures beside the grid explain."""
        best = self.study.best()
        assert best is not None
        return best


class Tuning:
    """The studies of all visitors: one model and device (shared with the races), one pool of replay processes."""

    def __init__(self, racing: Racing, lengths: Sequence[int] | None = None, branches: Sequence[int] | None = None) -> None:
        """`lengths`, `branches`: decoding and branch lengths of the grid; by default those of `lookahead_core.tuning.sweep`."""
        self.racing, self.host = racing, racing.host
        self.axes = {"decoding_lengths": lengths, "branch_lengths": branches}
        self._pool: ReplayPool | None = None
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="study")

    @property
    def pool(self) -> ReplayPool:
        """The replay processes, started when first needed."""
        if self._pool is None:
            self._pool = ReplayPool()
        return self._pool

    def close(self) -> None:
        """End the replay processes."""
        if self._pool is not None:
            self._pool.close()
            self._pool = None

    def own_device(self) -> None:
        """Raises LimitError where the app has no device of its own to measure: behind ZeroGPU's door, before replicas."""
        if self.racing.engines is not None:
            raise LimitError(
                "This installation decodes elsewhere; tuning measures the app's own device. Run it on one machine."
            )

    # ---- what is asked

    def chats(self, kind: Any, text: Any, count: Any) -> list[Messages]:
        """The prompts of a study: examples of a kind, or the visitor's own text. Raises LimitError."""
        limits.one_of("Text", kind, (*examples.KINDS, OWN))
        if kind == OWN:
            return read_prompts(text or "", PROMPTS)
        number = limits.whole("Prompts", count, (1, PROMPTS))
        return [[{"role": "user", "content": examples.example(kind, place)}] for place in range(number)]

    def prepared(self, loaded: LoadedModel, chats: Sequence[Messages], new_tokens: int) -> list[list[int]]:
        """Token ids of the prompts; raises LimitError naming the first that does not fit the model's context."""
        prompts = []
        for number, chat in enumerate(chats, 1):
            ids = encode_chat(loaded, chat)
            try:
                limits.fits(len(ids), new_tokens, limits.BRANCH_LENGTH[1], loaded.context)
            except LimitError as error:
                raise LimitError(f"Prompt {number} of {len(chats)}: {error}") from None
            prompts.append(ids)
        return prompts

    def past_answers(self, loaded: LoadedModel, kind: str, count: int) -> list[list[int]]:
        """Token ids of good answers to other questions of a kind, as a race's trie would hold them."""
        end = list(loaded.eos_token_ids[:1])
        found = []
        for question, answer in examples.answered(kind, 0, count) if kind != OWN else ():
            header = encode_chat(loaded, question)[-HEADER:]
            found.append([*header, *loaded.tokenizer(answer, add_special_tokens=False)["input_ids"], *end])
        return found

    # ---- what is done

    def begin(
        self, session: Session, entry: Entry, kind: str, chats: Sequence[Messages], new_tokens: int, warm: int
    ) -> Generator[Told, None, Work]:
        """The device's part: cost curve, answers, what a pass costs. Yields how far it is; raises Stopped, LimitError."""
        from lookahead_core.tuning.study import BUSY
        from lookahead_core.tuning.sweep import Watch, begin

        self.own_device()
        yield from self.host.loading(entry)
        loaded = self.host.get(entry.name)
        prompts = self.prepared(loaded, chats, new_tokens)
        others = self.past_answers(loaded, kind, PAST[1])
        past = others[:warm]
        settings: dict[str, Any] = {"eos_token_id": list(loaded.eos_token_ids) or None}

        def work(watch: Watch) -> tuple[Study, list[Recording]]:
            what = "Measuring the cost of a pass by its width"
            costs = self.host.costs(loaded, lambda done, of: watch(done, of, what), BUSY)
            return begin(loaded.model, prompts, new_tokens, past, costs, watch, **settings)

        study, recordings = yield from self.in_turn(session, follow(self.host.submit, work, session.stop, Watch))
        study.meta |= {"model": loaded.entry.title, "text": kind}
        return Work(study, recordings, entry, Words(loaded.tokenizer), settings, past, others)

    def replays(self, work: Work, strategy: str, stop: Any) -> Generator[Told, None, None]:
        """The grid of one strategy, then (the first time) warmth and switches at its best cell; without the device."""
        from lookahead_core.tuning.sweep import Watch, replay_grid, replay_points

        study = work.study

        def grid(watch: Watch) -> None:
            if strategy not in study.strategies:
                axes: dict[str, Any] = {name: axis for name, axis in self.axes.items() if axis}
                replay_grid(study, work.recordings, self.pool, strategies=(strategy,), past=work.past, watch=watch, **axes)

        def points(watch: Watch) -> None:
            cell = work.setting
            setting = (cell.decoding_length, cell.branch_length, cell.strategy)
            replay_points(study, work.recordings, self.pool, setting, work.past, work.others, SMALL, watch)

        yield from follow(self._threads.submit, grid, stop, Watch)
        if not study.points:
            yield from follow(self._threads.submit, points, stop, Watch)

    def measure(self, session: Session, work: Work, cells: Sequence[Cell]) -> Generator[Told, None, int]:
        """Run cells beside plain decoding, 3 times each, a few at a time; returns how many in the `TURN` there is.

        A group that has begun is measured to its end; the session's stop flag ends it at once.
        """
        return self.in_turn(session, self._measure(session, work, cells))

    def _measure(self, session: Session, work: Work, cells: Sequence[Cell]) -> Generator[Told, None, int]:
        from lookahead_core.tuning.sweep import Watch, measure_into

        loaded = self.host.get(work.entry.name)
        began, done = monotonic(), 0
        for start in range(0, len(cells), AT_ONCE):
            group = [(cell.decoding_length, cell.branch_length, cell.strategy) for cell in cells[start : start + AT_ONCE]]

            def run(watch: Watch, group: list[tuple[int, int, str]] = group) -> None:
                measure_into(work.study, loaded.model, work.recordings, group, work.past, 3, watch, **work.settings)

            yield from follow(self.host.submit, run, session.stop, Watch)
            done += len(group)
            if monotonic() - began > TURN:
                break
        return done

    def in_turn(self, session: Session, work: Generator[Told, None, T]) -> Generator[Told, None, T]:
        """Stand in the races' line, then do the work, keeping the turn alive. Raises LimitError where it never came."""
        turns = self.racing.turns
        try:
            with turns.ticket(session.key) as ticket:
                for place in turns.wait(ticket, session.stop.is_set):
                    yield None, f"In line for the device: {place.ahead} before you, about {place.seconds:.0f} s"
                if ticket.state != "running":
                    raise LimitError("Stopped before its turn came.")
                while True:
                    turns.touch(ticket)
                    try:
                        told = next(work)
                    except StopIteration as end:
                        return end.value
                    yield told
        except (LineFullError, TurnLostError) as error:
            raise LimitError(str(error)) from None
        finally:
            work.close()

    # ---- one recorded answer at any lengths

    def replayed(self, work: Work, answer: int, decoding_length: int, branch_length: int, strategy: str) -> Trace:
        """The recorded answer as these lengths would have decoded it: steps exact, clocks predicted."""
        recording = work.recordings[answer]
        trie = TokenTrie(branch_length=branch_length)
        for tokens in work.past:
            trie.insert(tokens)
        meta = {
            "model": work.entry.title,
            "device": work.study.meta.get("device", ""),
            "dtype": work.study.meta.get("dtype", ""),
            "title": f"Answer {answer + 1}, replayed at {decoding_length} × {branch_length}",
            "note": "Steps are exact, replayed from the recorded tokens; times are predicted from the cost curve.",
            "trie": {"answers": len(work.past), "nodes": len(trie)},
            "settings": {"decoding_length": decoding_length, "branch_length": branch_length, "strategy": strategy},
        }
        trace = Trace(prompt=list(recording.prompt), meta=meta)
        alone = work.study.plain_predicted / max(work.study.tokens, 1)
        for step in plain_steps(recording, lambda _width: alone):
            trace.add(step)
        for step in replay(recording, trie, decoding_length, branch_length, strategy, work.study.pass_seconds):
            trace.add(step)
        shown = {*trace.prompt, *(token for step in trace.lanes["lookahead"] for token in tokens_of(step))}
        work.words.new(shown)
        trace.words = {token: work.words.known[token] for token in shown}
        return trace


def tally_of(trace: Trace) -> Tally:
    """Counts of a trace's drafted lane."""
    tally = Tally()
    for step in trace.lanes.get("lookahead", ()):
        tally.add(step)
    return tally


def follow(
    submit: Callable[..., Future[T]], work: Callable[[Any], T], stop: Any, watch: type[Watch]
) -> Generator[Told, None, T]:
    """Run `work(watch)` elsewhere, yielding how far it is; its result is returned, its exception raised.

    Leaving the generator early stops the work at its next look.
    """
    latest: list[Told] = [(None, "Starting")]
    left = [False]

    def note(fraction: float | None, what: str) -> None:
        latest[0] = (fraction, what)

    future = submit(work, watch(note, lambda: left[0] or stop.is_set()))
    try:
        yield from _changes(future, latest)
        return future.result()
    finally:
        left[0] = True


def _changes(future: Future[Any], latest: list[Told]) -> Iterator[Told]:
    told: Told | None = None
    while not future.done():
        if latest[0] != told:
            told = latest[0]
            yield told
        wait_for([future], LOOK)


__all__ = ["BYTES", "NEW_TOKENS", "OWN", "PAST", "PROMPTS", "Tuning", "Work", "follow", "tally_of"]
