"""A race as a job for another process: a forked one on a rented GPU, or a replica on another machine.

Only plain data crosses: a `Job` there, `News` back; no tensor, no live trie, no file. The trie stays with its owner. The job
carries the visitor's past answers as a compact snapshot. Drafts can't change the output, so a short or outdated snapshot
costs speed only.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from time import monotonic
from typing import TYPE_CHECKING, Any, Protocol

from lookahead_core.methods import METHODS, DraftSettings
from lookahead_core.trace.trace import Step, Trace
from visual.limits import Settings

if TYPE_CHECKING:
    from lookahead_core.decode.cost_curve import CostCurve
    from lookahead_core.decode.race import Race
    from lookahead_core.trie.trie import TokenTrie

SNAPSHOT = 32_768
"""Most tokens of past answers in a job (128 KiB)."""
NODES = 200_000
"""Most nodes of one visitor's trie."""
NEWS_BATCH = 0.1
"""Seconds of decoding between two pieces of news."""


@dataclass(frozen=True, slots=True)
class Job:
    """All that one race needs, as data that can be pickled."""

    model: str
    prompt: tuple[int, ...]
    """Token ids, with the chat template applied."""
    settings: Settings = field(default_factory=Settings)
    eos: tuple[int, ...] = ()
    answers: bytes = b""
    """The visitor's past answers, as `pack` writes them."""
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


@dataclass(slots=True)
class Followed:
    """A race that runs elsewhere, as far as its news have arrived."""

    trace: Trace


class Engines(Protocol):
    """Where races run, if not on the host's own device: behind the ZeroGPU decorator, or on replicas."""

    slots: int
    """Races that may run at a time."""

    def news(self, job: Job, session: str) -> Iterator[News]:
        """Run a job for a session."""


def pack(answers: Sequence[Sequence[int]], most: int = SNAPSHOT) -> bytes:
    """Past answers as bytes: length and token ids of each, 4 bytes a number, the newest `most` tokens, oldest first."""
    chosen: list[Sequence[int]] = []
    left = most
    for answer in reversed(answers):
        left -= len(answer)
        if left < 0:
            break
        chosen.append(answer)
    numbers = array("I")
    for answer in reversed(chosen):
        numbers.append(len(answer))
        numbers.extend(answer)
    return numbers.tobytes()


def unpack(data: bytes) -> list[list[int]]:
    """The inverse of `pack`. Raises ValueError for damaged bytes."""
    numbers = array("I")
    if len(data) % numbers.itemsize:
        raise ValueError(f"a snapshot holds whole numbers of {numbers.itemsize} bytes; this one has {len(data)} bytes")
    numbers.frombytes(data)
    answers: list[list[int]] = []
    place = 0
    while place < len(numbers):
        end = place + 1 + numbers[place]
        if end > len(numbers):
            raise ValueError(f"the snapshot ends inside answer {len(answers)}")
        answers.append(numbers[place + 1 : end].tolist())
        place = end
    return answers


def rebuild(answers: Iterable[Sequence[int]], branch_length: int) -> TokenTrie:
    """A trie of past answers."""
    from lookahead_core.trie.trie import TokenTrie

    return TokenTrie.of(answers, branch_length, capacity=NODES)


def open_race(
    job: Job, model: Any, trie: TokenTrie, costs: CostCurve | None = None, should_stop: Callable[[], bool] | None = None
) -> Race:
    """Open the job's race on a local model. Raises as `lookahead_core.decode.race`, and LimitError, before a pass has run."""
    from lookahead_core.decode.race import race
    from lookahead_core.decode.sampling import neutral_settings

    settings = job.settings
    method = METHODS[settings.strategy]
    opened = race(
        model,
        list(job.prompt),
        decoder=method.decoder(model, DraftSettings(settings.decoding_length, settings.branch_length, trie, costs)),
        max_new_tokens=settings.max_new_tokens,
        seed=settings.seed,
        should_stop=should_stop,
        meta={**job.meta, "trie": {**job.meta.get("trie", {}), "nodes": len(trie)}},
        **{**neutral_settings(model), **settings.sampling(), "eos_token_id": list(job.eos) or None},
    )
    told: dict[str, Any] = {"strategy": settings.strategy}
    if method.uses_trie:  # as asked for: "auto" stays "auto"
        told |= {"decoding_length": settings.decoding_length, "branch_length": settings.branch_length}
    opened.trace.meta["settings"] |= told
    return opened


def run(job: Job, model: Any, trie: TokenTrie | None = None, costs: CostCurve | None = None) -> Iterator[News]:
    """Run a job on a local model, with news every `NEWS_BATCH` seconds. Closing the iterator ends the race.

    Without a `trie`, one is built from the job's snapshot.
    """
    trie = trie if trie is not None else rebuild(unpack(job.answers), job.settings.branch_length)
    race = open_race(job, model, trie, costs)
    try:
        yield News(meta={**race.trace.meta, "process": os.getpid()})
        for steps in batches(race, NEWS_BATCH):
            yield News(steps)
        yield News(meta=dict(race.trace.meta), done=True)
    finally:
        race.close()


def batches(race: Iterator[Step], seconds: float) -> Iterator[tuple[Step, ...]]:
    """The race's steps in batches of so many seconds, each of at least one step."""
    batch: list[Step] = []
    until = monotonic() + seconds
    for step in race:
        batch.append(step)
        if monotonic() >= until:
            yield tuple(batch)
            batch, until = [], monotonic() + seconds
    if batch:
        yield tuple(batch)


def follow(job: Job, news: Iterator[News], should_stop: Callable[[], bool]) -> Iterator[tuple[Followed, list[Step]]]:
    """Reassemble a race from its news: (the race so far, steps since the last batch), as `Host.batches` yields them.

    Ends, and closes `news`, as soon as `should_stop()` is true; the last step is then marked "stopped".
    Raises ReplicaLostError if the news break off before the race's end.
    """
    race = Followed(Trace(prompt=list(job.prompt)))
    done = False
    try:
        for item in news:
            race.trace.meta.update(item.meta)
            done = item.done
            stopped = bool(item.steps) and not done and should_stop()
            steps = [*item.steps[:-1], replace(item.steps[-1], finished="stopped")] if stopped else list(item.steps)
            for step in steps:
                race.trace.add(step)
            yield race, steps
            if stopped or done:
                return
    finally:
        close = getattr(news, "close", None)
        if close is not None:
            close()
    raise ReplicaLostError(_lost(race.trace))


def _lost(trace: Trace) -> str:
    """The message for a race whose news break off."""
    tokens = {lane: len(trace.tokens(lane)) for lane in trace.lanes}
    reached = " and ".join(f"{count} tokens of the {lane} lane" for lane, count in tokens.items()) or "the first token"
    return f"the replica that ran this race was lost after {reached}; the next race goes to another one"
