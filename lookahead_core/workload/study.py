"""A workload study: read a log, replay it at every setting, then replay the whole of it at the best one.

Everything heavy runs in child processes. `study` yields as results come; the `Workload` grows meanwhile and can be priced
at any time, with any cost curve, without another replay.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

from lookahead_core.trie.costs import WIDEST
from lookahead_core.workload.adaptive import AdaptiveTask
from lookahead_core.workload.children import Children, Part, Task
from lookahead_core.workload.drafters import CAPACITY, DRAFTERS, TOKEN_METHODS, Setting
from lookahead_core.workload.grid import Axes, Cell, Grid
from lookahead_core.workload.lines import Bounds
from lookahead_core.workload.log import LogFacts, LogReader, Request, nothing
from lookahead_core.workload.passes import CellTask, Counts
from lookahead_core.workload.price import CATALOGUE, DEFAULT, Curve
from lookahead_core.workload.stream import Stream, StreamTask
from lookahead_core.workload.words import LogError, Text, counted, say

DECODING_LENGTHS = (2, 4, 8, 16, 24, 32, 64, 128)
BRANCH_LENGTHS = (1, 2, 4, 8, 12, 16, 24, 32)
WARMTHS = ("cold", "warm")
CAPACITIES = (1_000, 4_000, 16_000, 64_000, 250_000)
"""Nodes of smaller tries that are tried at the best setting."""
PRICES = 20
"""Most curves whose adaptive width is kept."""
EVERY = 0.4
"""Seconds between two reports while a log is read."""


@dataclass(frozen=True)
class Asked:
    """What to study. Raises LogError for a value out of range."""

    path: Path
    name: str = ""
    """Shown for the file."""
    tokenizer: Path | None = None
    """A folder or a tokenizer.json; None: the embedded model's where the log holds text."""
    count: int = 50
    """Requests that every setting replays."""
    past: int = 500
    """Most earlier answers that fill the warm memory first."""
    decoding_lengths: tuple[int, ...] = DECODING_LENGTHS
    branch_lengths: tuple[int, ...] = BRANCH_LENGTHS
    methods: tuple[str, ...] = TOKEN_METHODS
    warmths: tuple[str, ...] = WARMTHS
    stream: int | None = None
    """Most requests of the whole log that are replayed at the best setting; None: all, 0: none."""
    capacity: int = CAPACITY
    seconds: float | None = None
    """After so many, branch lengths that are not replayed yet are left out; one of every method is replayed in any case. They
    count from when a child process has loaded its machine code: the first one on a machine compiles it."""
    curve: Curve = field(default_factory=lambda: CATALOGUE[DEFAULT])
    bounds: Bounds = field(default_factory=Bounds)

    def __post_init__(self) -> None:
        numbers = [("count", self.count, 1, 1000), ("past", self.past, 0, 10_000), ("capacity", self.capacity, 100, 10_000_000)]
        stream = [] if self.stream is None else [("stream", self.stream, 0, 10**9)]
        lengths = [("decoding length", value, 1, 512) for value in self.decoding_lengths]
        branches = [("branch length", value, 1, 256) for value in self.branch_lengths]
        for name, value, low, high in [*numbers, *stream, *lengths, *branches]:
            if not isinstance(value, int) or not low <= value <= high:
                raise LogError("number", name=name, value=value, low=low, high=high)
        for name, axis in (("decoding lengths", self.decoding_lengths), ("branch lengths", self.branch_lengths)):
            if not axis:
                raise LogError("number", name=f"number of {name}", value=0, low=1, high=512)
        for name, values, known in (("methods", self.methods, TOKEN_METHODS), ("warmths", self.warmths, WARMTHS)):
            if not values or set(values) - set(known):
                raise LogError("choice", name=name, value=", ".join(map(str, values)), known=", ".join(known))


@dataclass(frozen=True, slots=True)
class Head:
    """The first requests of a log."""

    facts: LogFacts
    requests: tuple[Request, ...] = ()
    done: bool = False


@dataclass(frozen=True, slots=True)
class HeadTask:
    """Read the first `most` requests of a log."""

    path: Path
    tokenizer: Path | None
    bounds: Bounds
    most: int
    name: str

    def run(self) -> Iterator[Head]:
        """Yields the facts as they grow, and the requests at the end. Raises LogError where there are none."""
        reader, requests, told = LogReader(self.path, self.tokenizer, self.bounds, self.name), [], perf_counter()
        for request in reader:
            requests.append(request)
            if len(requests) == self.most:
                break
            if perf_counter() - told > EVERY:
                told = perf_counter()
                yield Head(reader.facts)
        if not requests:
            raise nothing(reader.facts)
        yield Head(reader.facts, tuple(requests), done=True)


@dataclass(frozen=True, slots=True)
class ReadyTask:
    """Nothing to do: its end tells that a child takes tasks."""

    def run(self) -> Iterator[None]:
        """Yields nothing."""
        return iter(())


@dataclass
class Workload:
    """A log, and what was replayed of it so far."""

    asked: Asked
    facts: LogFacts
    phase: str = "reading"
    """"reading", "replaying", "streaming", "done" or "stopped"."""
    grid: Grid | None = None
    stream: Stream | None = None
    capacities: dict[int, Counts] = field(default_factory=dict)
    """By nodes: the best setting with a smaller trie."""
    capacity_setting: Setting | None = None
    adaptive: dict[Curve, Counts] = field(default_factory=dict)
    """The adaptive width, by the curve whose prices it went by."""

    @property
    def cells(self) -> dict[Setting, Cell]:
        """By setting."""
        return self.grid.cells if self.grid else {}

    def sample(self, requests: tuple[Request, ...]) -> None:
        """Choose what the grid replays: the last of these requests, after the answers of the others."""
        asked, count = self.asked, len(requests)
        measured = min(asked.count, count)
        if asked.past and measured > count // 2:
            measured = max(1, count - count // 2)
        past = tuple(request.answer for request in requests[:-measured][-asked.past :]) if asked.past else ()
        axes = Axes(asked.methods, asked.warmths, asked.decoding_lengths, asked.branch_lengths)
        shown = requests[-measured:] if asked.past else requests[:measured]
        self.grid = Grid(axes, shown, past, asked.capacity)

    def lacks(self, curve: Curve) -> bool:
        """Whether the adaptive width can be replayed at a price and was not."""
        return curve not in self.adaptive and any(DRAFTERS[setting.method].method.uses_trie for setting in self.cells)

    def adapt(self, curve: Curve) -> Generator[Event, None, None]:
        """Replay what another price asks for: the adaptive width. Seconds of work."""
        with Children(1) as children:
            for part in children.parts(iter([(curve, adaptive_task(self, curve))])):
                _take(self, part)
                yield Event(self, None, say("doing adaptive"))


@dataclass(frozen=True, slots=True)
class Event:
    """Something changed. `workload` is the same object each time."""

    workload: Workload
    fraction: float | None
    what: Text

    @property
    def phase(self) -> str:
        """Of the workload."""
        return self.workload.phase


def study(
    asked: Asked, should_stop: Callable[[], bool] = lambda: False, children: Children | None = None
) -> Generator[Event, None, None]:
    """Read and replay a log. Yields as results come, at least every 0.3 s.

    `children`: processes for it, perhaps started before; they are ended with it.
    Once `should_stop` returns true the children are ended, and the workload stays as it is, its phase "stopped".
    Raises LogError for a log that cannot be read.
    """
    workload = Workload(asked, LogFacts(asked.name or asked.path.name))
    with children or Children() as working:
        for event in _events(workload, working):
            yield event
            if should_stop() and workload.phase != "done":
                workload.phase = "stopped"
                yield Event(workload, None, say("stopped"))
                return


def _events(workload: Workload, children: Children) -> Iterator[Event]:
    asked = workload.asked
    most = asked.count + asked.past
    yield from _follow(workload, children, iter([("ready", ReadyTask())]))
    started = perf_counter()
    head = HeadTask(asked.path, asked.tokenizer, asked.bounds, most, asked.name)
    yield from _follow(workload, children, iter([("head", head)]))
    grid = workload.grid
    assert grid is not None
    workload.phase = "replaying"

    def in_time() -> bool:
        return asked.seconds is None or perf_counter() - started < asked.seconds

    yield from _follow(workload, children, grid.tasks(in_time))
    workload.phase = "streaming"
    yield from _follow(workload, children, _last(workload))
    workload.phase = "done"
    replayed = counted("request", len(grid.requests))
    yield Event(workload, 1.0, say("done", cells=len(grid.cells), of=grid.total, requests=replayed))


def _last(workload: Workload) -> Iterator[tuple[object, Task]]:
    """What comes once the best setting is known: the whole log, smaller tries, the adaptive width."""
    asked, grid = workload.asked, workload.grid
    assert grid is not None
    best = grid.near_best(asked.curve)[0].setting
    if asked.stream != 0:
        task = StreamTask(asked.path, best, asked.tokenizer, asked.bounds, asked.stream, asked.capacity, asked.name)
        yield "stream", task
    if DRAFTERS[best.method].method.uses_trie:
        workload.capacity_setting = best
        for nodes in CAPACITIES:
            if nodes < grid.cells[best].counts.nodes:
                yield nodes, CellTask(best, grid.requests, grid.past, nodes)
    if workload.lacks(asked.curve):
        yield asked.curve, adaptive_task(workload, asked.curve)


def adaptive_task(workload: Workload, curve: Curve) -> AdaptiveTask:
    """The replay of the adaptive width at a curve, at the trie's best branch length. Needs a cell of the trie."""
    grid = workload.grid
    assert grid is not None
    best = next(cell.setting for cell in grid.best(curve) if DRAFTERS[cell.setting.method].method.uses_trie)
    past = grid.past if best.warmth == "warm" else ()
    seconds = tuple(curve.seconds(WIDEST)[1:].tolist())
    return AdaptiveTask(grid.requests, past, best.branch_length, grid.capacity, seconds)


def _follow(workload: Workload, children: Children, tasks: Iterator[tuple[object, Task]]) -> Iterator[Event]:
    for part in children.parts(tasks):
        _take(workload, part)
        yield Event(workload, _fraction(workload), _doing(workload))


def _take(workload: Workload, part: Part[Any] | None) -> None:
    """Put a part of a result where it belongs."""
    if part is None or part.done:
        return
    key, value = part.key, part.value
    if isinstance(value, Head):
        workload.facts = value.facts
        if value.done:
            workload.sample(value.requests)
    elif isinstance(value, Stream):
        workload.stream, workload.facts = value, value.facts
    elif isinstance(key, Curve):
        workload.adaptive[key] = value
        for old in list(workload.adaptive)[:-PRICES]:
            del workload.adaptive[old]
    elif key == "cells" and workload.grid:
        workload.grid.store(value)
    elif isinstance(key, int):
        workload.capacities[key] = value


def _fraction(workload: Workload) -> float | None:
    """How far the grid is; None while the log's beginning is read."""
    return len(workload.cells) / workload.grid.total if workload.grid else None


def _doing(workload: Workload) -> Text:
    grid, stream = workload.grid, workload.stream
    if grid is None:
        facts = workload.facts
        return say("doing reading", lines=counted("line", facts.lines), requests=counted("request", facts.requests))
    words = {"cells": len(grid.cells), "of": grid.total}
    if stream is not None and not stream.done:
        return say("doing streaming", requests=counted("request", stream.facts.requests), tokens=stream.tokens, **words)
    return say("doing replaying", **words)
