"""A race as a job that can travel: into a forked process on a rented GPU, or to a replica on another machine.

What crosses is plain data both ways (`Job` there, `News` back): no tensor, no live trie, no file. The trie stays with its
owner, who sends the visitor's past answers along as a compact snapshot; drafts can't change the output, so a snapshot that
is short or late costs speed and nothing else.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from time import monotonic
from typing import TYPE_CHECKING, Any

from lookahead_core.rivals import METHODS, DraftSettings
from lookahead_core.trace.trace import Step, Trace
from visual.limits import Settings

if TYPE_CHECKING:
    from lookahead_core.decode.calibrate import CostCurve
    from lookahead_core.decode.race import Race
    from lookahead_core.trie.trie import TokenTrie

SNAPSHOT = 32_768
"""Most tokens of past answers that travel with a job (128 KiB)."""
NODES = 200_000
"""Most nodes of a trie that is rebuilt from a snapshot."""
BATCH = 0.1
"""Seconds of decoding between two pieces of news."""


@dataclass(frozen=True, slots=True)
class Job:
    """Everything one race needs, and nothing that can't be pickled."""

    model: str
    prompt: tuple[int, ...]
    """Token ids, the chat template applied."""
    settings: Settings = field(default_factory=Settings)
    eos: tuple[int, ...] = ()
    answers: bytes = b""
    """Past answers of this visitor, as `pack` writes them."""
    meta: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class News:
    """What happened since the last piece of news. The first carries no steps, the last is `done`."""

    steps: tuple[Step, ...] = ()
    meta: dict[str, Any] = field(default_factory=dict)
    """The trace's meta, where it is new: with the first news and with the last."""
    done: bool = False


class ReplicaLostError(RuntimeError):
    """The process or machine that ran a race is gone; the race can be asked for again."""


@dataclass(slots=True)
class Followed:
    """A race that runs elsewhere, as far as it is known here."""

    trace: Trace


def pack(answers: Sequence[Sequence[int]], most: int = SNAPSHOT) -> bytes:
    """Past answers as bytes: length and token ids of each, 4 bytes a number, the newest `most` tokens, oldest first."""
    chosen: list[Sequence[int]] = []
    room = most
    for answer in reversed(answers):
        room -= len(answer)
        if room < 0:
            break
        chosen.append(answer)
    numbers = array("I")
    for answer in reversed(chosen):
        numbers.append(len(answer))
        numbers.extend(answer)
    return numbers.tobytes()


def unpack(data: bytes) -> list[list[int]]:
    """Inverse of `pack`; raises ValueError where the bytes do not add up."""
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

    trie = TokenTrie(branch_length=branch_length, capacity=NODES)
    for answer in answers:
        trie.insert(answer)
    return trie


def open_race(
    job: Job, model: Any, trie: TokenTrie, costs: CostCurve | None = None, should_stop: Callable[[], bool] | None = None
) -> Race:
    """Begin the job's race on a model that is here. Raises as `lookahead_core.decode.race`, before anything has run."""
    from lookahead_core.decode.race import race

    settings = job.settings
    method = METHODS[settings.strategy]
    opened = race(
        model,
        list(job.prompt),
        decoder=method.decoder(model, DraftSettings(settings.decoding_length, settings.branch_length, trie, costs)),
        max_new_tokens=settings.max_new_tokens,
        eos_token_id=list(job.eos) or None,
        seed=settings.seed,
        should_stop=should_stop,
        meta={**job.meta, "trie": {**job.meta.get("trie", {}), "nodes": len(trie)}},
        **settings.sampling(),
    )
    told: dict[str, Any] = {"strategy": settings.strategy}
    if method.uses_trie:  # as asked for: "auto" stays "auto"
        told |= {"decoding_length": settings.decoding_length, "branch_length": settings.branch_length}
    opened.trace.meta["settings"] |= told
    return opened


def run(job: Job, model: Any, trie: TokenTrie | None = None, costs: CostCurve | None = None) -> Iterator[News]:
    """Run a job where the model is, telling what happens every `BATCH` seconds. Closing it ends the race.

    Without a trie one is built from the job's snapshot; with one, the snapshot is not read.
    """
    trie = trie if trie is not None else rebuild(unpack(job.answers), job.settings.branch_length)
    race = open_race(job, model, trie, costs)
    try:
        yield News(meta={**race.trace.meta, "process": os.getpid()})
        for steps in batches(race):
            yield News(steps)
        yield News(meta=dict(race.trace.meta), done=True)
    finally:
        race.close()


def batches(race: Iterator[Step]) -> Iterator[tuple[Step, ...]]:
    """The race's steps in groups of `BATCH` seconds, each at least one step."""
    batch: list[Step] = []
    until = monotonic() + BATCH
    for step in race:
        batch.append(step)
        if monotonic() >= until:
            yield tuple(batch)
            batch, until = [], monotonic() + BATCH
    if batch:
        yield tuple(batch)


def follow(job: Job, news: Iterator[News], should_stop: Callable[[], bool]) -> Iterator[tuple[Followed, list[Step]]]:
    """Put a distant race together again: (the race so far, steps since the last time), as `Host.batches` gives them.

    Ends, and closes `news`, as soon as `should_stop` says so; the last step is then marked "stopped".
    Raises ReplicaLostError where the news break off before the race's end.
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
    raise ReplicaLostError(lost_words(race.trace))


def lost_words(trace: Trace) -> str:
    """What to tell when the news of a race break off."""
    tokens = {lane: len(trace.tokens(lane)) for lane in trace.lanes}
    reached = " and ".join(f"{count} tokens of the {lane} lane" for lane, count in tokens.items()) or "the first token"
    return f"the replica that ran this race was lost after {reached}; the next race goes to another one"


__all__ = ["Followed", "Job", "News", "ReplicaLostError", "batches", "follow", "lost_words", "open_race", "pack"]
__all__ += ["rebuild", "run", "unpack"]
