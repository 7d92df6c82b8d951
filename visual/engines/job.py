"""A race as a job: for this process's device thread, for a forked process on a rented GPU, for a replica elsewhere.

Only plain data crosses to other processes: a `Job` there, `News` back; no tensor, no live trie, no file. The trie stays with
its owner, and the job carries the visitor's newest past answers. Drafts can't change the output, so a short or outdated list
costs speed only.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from itertools import accumulate
from time import monotonic
from typing import TYPE_CHECKING, Any, Protocol

from lookahead_core.methods import DraftSettings
from lookahead_core.models.load import row_bytes
from lookahead_core.trace.trace import Step, Trace
from visual import limits
from visual.limits import HEADER, Settings

if TYPE_CHECKING:
    from lookahead_core.decode.race import Entrant, Race
    from lookahead_core.models.catalogue import Entry
    from lookahead_core.trie.trie import TokenTrie

SNAPSHOT = 32_768
"""Most tokens of past answers in a job."""
NODES = 200_000
"""Most nodes of one visitor's trie."""
NEWS_BATCH = 0.085
"""Seconds of decoding between two pieces of news. With the page's pause after each, it gets ten a second."""


@dataclass(frozen=True, slots=True)
class Job:
    """All that one race needs, as data that can be pickled."""

    model: str
    prompt: tuple[int, ...]
    """Token ids, with the chat template applied."""
    settings: Settings = field(default_factory=Settings)
    eos: tuple[int, ...] = ()
    answers: Sequence[list[int]] = ()
    """The visitor's newest past answers, oldest first."""
    meta: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class News:
    """What happened since the last piece of news. The first one has no steps, the last one is `done`."""

    steps: tuple[Step, ...] = ()
    meta: dict[str, Any] = field(default_factory=dict)
    """The trace's meta, in the first and the last piece of news."""
    done: bool = False


class ReplicaLostError(RuntimeError):
    """The process or machine that ran a race is gone. The race can be run again."""


class Engines(Protocol):
    """Where races run, if not on the host's own device: behind the ZeroGPU decorator, or on replicas."""

    slots: int
    """Races that may run at a time."""

    @property
    def entry(self) -> Entry | None:
        """The only model that it serves; None: any."""

    def news(self, job: Job, session: str) -> Generator[News, None, None]:
        """Run a job for a session."""


def newest(answers: Sequence[list[int]], most: int = SNAPSHOT) -> Sequence[list[int]]:
    """The newest past answers that have at most `most` tokens together, oldest first."""
    count = sum(total <= most for total in accumulate(len(answer) for answer in reversed(answers)))
    return answers[len(answers) - count :]


def remembered(prompt: Sequence[int], tokens: Sequence[int]) -> list[int]:
    """What a race leaves among the visitor's past answers. Its trie holds that already."""
    return [*prompt[-HEADER:], *tokens]


def rebuild(answers: Iterable[Sequence[int]], branch_length: int) -> TokenTrie:
    """A visitor's trie of past answers."""
    from lookahead_core.trie.trie import TokenTrie

    return TokenTrie.of(answers, branch_length, capacity=NODES)


def open_race(job: Job, model: Any, trie: TokenTrie, should_stop: Callable[[], bool] | None = None) -> Race:
    """Open the job's race on a local model. Raises as `lookahead_core.decode.race`, and LimitError, before a pass has run."""
    from lookahead_core.decode import race
    from lookahead_core.decode.sampling import neutral_settings

    settings = job.settings
    limits.caches(settings.count, len(job.prompt) + settings.max_new_tokens, row_bytes(model))
    opened = race.open_race(
        model,
        list(job.prompt),
        entrants(job, model, trie),
        max_new_tokens=settings.max_new_tokens,
        seed=settings.seed,
        should_stop=should_stop,
        meta={**job.meta, "trie": {**job.meta.get("trie", {}), "nodes": len(trie)}},
        **{**neutral_settings(model), **settings.sampling(), "eos_token_id": list(job.eos) or None},
    )
    if settings.exact:
        opened.trace.meta["settings"]["exact"] = True
    return opened


def entrants(job: Job, model: Any, trie: TokenTrie) -> list[Entrant]:
    """The lanes of a race. Raises LimitError where a method cannot draft."""
    from lookahead_core.methods.race import against_plain, entrants_of

    settings = job.settings
    common = DraftSettings(settings.decoding_length, settings.branch_length, trie, exact=settings.exact, answers=job.answers)
    if settings.lanes:
        found = entrants_of(model, settings.lanes, common)
    else:
        method = settings.method
        asked = (settings.decoding_length, settings.branch_length) if method.uses_trie else None
        found = against_plain(model, method.decoder(model, common), asked, method.name)
    for one in found:
        if "trie" in one.description:
            one.description["trie"] |= job.meta.get("trie", {})
    return found


def run(job: Job, model: Any, trie: TokenTrie, should_stop: Callable[[], bool] | None = None) -> Generator[News, None, None]:
    """Run a job on a local model, with news every `NEWS_BATCH` seconds. Closing the iterator ends the race."""
    race = open_race(job, model, trie, should_stop)
    try:
        yield News(meta=dict(race.trace.meta))
        batch: list[Step] = []
        until = monotonic() + NEWS_BATCH
        for step in race:
            batch.append(step)
            if monotonic() >= until:
                yield News(tuple(batch))
                batch, until = [], monotonic() + NEWS_BATCH
        yield News(tuple(batch), dict(race.trace.meta), done=True)
    finally:
        race.close()


def follow(
    job: Job, news: Generator[News, None, None], should_stop: Callable[[], bool] = lambda: False
) -> Iterator[tuple[Trace, Sequence[Step]]]:
    """Reassemble a race from its news: (the trace so far, steps since the last batch).

    Ends, and closes `news`, as soon as `should_stop()` is true; the last step is then marked "stopped".
    Raises ReplicaLostError if the news break off before the race's end.
    """
    trace = Trace(prompt=list(job.prompt))
    with closing(news):
        for item in news:
            trace.meta.update(item.meta)
            steps = item.steps
            stopped = bool(steps) and not item.done and should_stop()
            if stopped:
                steps = (*steps[:-1], replace(steps[-1], finished="stopped"))
            for step in steps:
                trace.add(step)
            yield trace, steps
            if stopped or item.done:
                return
    tokens = {lane: len(trace.tokens(lane)) for lane in trace.lanes}
    reached = " and ".join(f"{count} tokens of the {lane} lane" for lane, count in tokens.items()) or "the first token"
    raise ReplicaLostError(f"the replica that ran this race was lost after {reached}; the next race goes to another one")
