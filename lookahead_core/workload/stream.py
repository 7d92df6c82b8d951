"""The whole log at one setting, request by request: how speed grows with what the memory has seen, and what it costs.

A child reads the log again from its beginning and keeps counts alone, so memory is bounded by the trie's capacity however long
the log is. A spread of the requests is also replayed alone, each with an empty memory: the difference is what warmth brings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

from lookahead_core.workload.drafters import CAPACITY, DRAFTERS, Setting, trie_of
from lookahead_core.workload.lines import Bounds
from lookahead_core.workload.log import LogFacts, LogReader, Request
from lookahead_core.workload.passes import Counts, replay

SAMPLED = 1000
"""Fewest requests of a longer log that are kept one by one. At twice as many every other one goes."""
EVERY = 0.4
"""Seconds between two reports."""
LEVEL = 0.98
"""Warmth has levelled off where all later requests gain this share of what the last ones gain."""
LEVEL_BY = 0.6
"""It must have levelled off in this share of the log, or it may still grow."""
EDGES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000)
"""First requests of the bins over the log's order."""
LAST_SHARE = 0.34
"""Share of the sampled requests, at the log's end, that says what a warm memory gains."""


@dataclass(slots=True)
class Stream:
    """What a replay of the whole log counted so far."""

    setting: Setting
    facts: LogFacts
    places: list[int] = field(default_factory=list)
    """Of the sampled requests: their numbers in the log, from 1."""
    lines: list[int] = field(default_factory=list)
    lengths: list[tuple[int, int]] = field(default_factory=list)
    shared: Counts = field(default_factory=Counts)
    """Of the sampled requests, with one memory for all."""
    alone: Counts = field(default_factory=Counts)
    """Of the same requests, each with an empty memory."""
    widths: Counter[int] = field(default_factory=Counter)
    """Of all requests: width -> passes."""
    tokens: int = 0
    seconds: float = 0.0
    done: bool = False


@dataclass(frozen=True, slots=True)
class StreamTask:
    """The replay of a log at one setting. `most`: requests; None for all."""

    path: Path
    setting: Setting
    tokenizer: Path | None = None
    bounds: Bounds = field(default_factory=Bounds)
    most: int | None = None
    capacity: int = CAPACITY
    name: str = ""

    def run(self) -> Iterator[Stream]:
        """Yields the same stream again and again, further each time."""
        reader = LogReader(self.path, self.tokenizer, self.bounds, self.name)
        setting, lengths = self.setting, (self.setting.decoding_length, self.setting.branch_length)
        drafter = DRAFTERS[setting.method]
        memory = drafter.memory(*lengths, self.capacity)
        stream, stride = Stream(setting, reader.facts), 1
        started = told = perf_counter()
        for number, request in enumerate(reader, 1):
            counts = Counts()
            counts.add(replay(memory, request.prompt, request.answer, *lengths))
            drafter.learn(memory, request.answer)
            stream.tokens += sum(counts.tokens)
            for _, width, passes in counts.rows:
                stream.widths[width] += passes
            if number % stride == 0:
                alone = drafter.memory(*lengths, self._enough(request)) if drafter.remembers else memory
                stream.alone.add(replay(alone, request.prompt, request.answer, *lengths))
                _append(stream.shared, counts)
                stream.places.append(number)
                stream.lines.append(request.line)
                stream.lengths.append((len(request.prompt), len(request.answer)))
                if len(stream.places) >= 2 * SAMPLED:
                    _thin(stream)
                    stride *= 2
            if perf_counter() - told > EVERY:
                told = perf_counter()
                yield _measured(stream, memory, told - started)
            if number == self.most:
                break
        stream.done = True
        yield _measured(stream, memory, perf_counter() - started)

    def _enough(self, request: Request) -> int:
        """A capacity that one request alone never reaches: every window stored in full, in both places. Large tries take
        milliseconds to make."""
        tokens = len(request.prompt) + len(request.answer)
        return min(self.capacity, 2 * tokens * (self.setting.branch_length + 2))


def _measured(stream: Stream, memory: Any, seconds: float) -> Stream:
    if (trie := trie_of(memory)) is not None:
        stream.shared.nodes, stream.shared.bytes = len(trie), trie.nbytes
    stream.seconds = seconds
    return stream


def _append(counts: Counts, one: Counts) -> None:
    """Add the counts of a single request."""
    number = len(counts.tokens)
    counts.tokens += one.tokens
    counts.rows += [(number, width, passes) for _, width, passes in one.rows]


def _thin(stream: Stream) -> None:
    """Leave out every other sampled request."""
    kept = range(1, len(stream.places), 2)
    for name in ("places", "lines", "lengths"):
        setattr(stream, name, [getattr(stream, name)[place] for place in kept])
    for counts in (stream.shared, stream.alone):
        part = chosen(counts, kept)
        counts.tokens, counts.rows = part.tokens, part.rows


def chosen(counts: Counts, places: range | list[int]) -> Counts:
    """The counts of some of the requests."""
    numbers = {place: number for number, place in enumerate(places)}
    rows = [(numbers[place], width, passes) for place, width, passes in counts.rows if place in numbers]
    return Counts([counts.tokens[place] for place in places], rows)


@dataclass(frozen=True, slots=True)
class Bin:
    """Requests of the log that follow each other, by what the memory had seen."""

    first: int
    last: int
    places: list[int]
    """Of the sampled requests among them."""
    shared: float
    """Tokens per pass with what came before in memory."""
    alone: float
    """Tokens per pass of the same requests with an empty memory."""

    @property
    def gain(self) -> float:
        """What warmth brings to them."""
        return self.shared / self.alone


def bins(stream: Stream) -> list[Bin]:
    """The bins that hold sampled requests with a decode pass, in the log's order."""
    found, drafted = [], {place for place, _, _ in stream.shared.rows}
    for first, after in zip(EDGES, (*EDGES[1:], 10**12), strict=True):
        places = [place for place, number in enumerate(stream.places) if first <= number < after and place in drafted]
        if places:
            shared, alone = (per_pass(chosen(counts, places)) for counts in (stream.shared, stream.alone))
            found.append(Bin(first, min(after - 1, stream.places[-1]), places, shared, alone))
    return found


def per_pass(counts: Counts) -> float:
    """Tokens per decode pass; 1 without passes."""
    passes = sum(count for _, _, count in counts.rows)
    return sum(counts.tokens) / passes if passes else 1.0


@dataclass(frozen=True, slots=True)
class Warmth:
    """What memory brings over the log. Figures are tokens per pass of the same requests."""

    alone: float
    """Of the last requests, each with an empty memory."""
    warm: float
    """Of the last requests, with all that came before."""
    levels_off_at: int | None
    """Request from which on further ones bring nothing; None where it still grows, or never mattered."""
    last: int
    """How many requests these are."""


def warmth(stream: Stream) -> Warmth | None:
    """None before there are a few requests."""
    found, count = bins(stream), len(stream.places)
    if count < 6:
        return None
    last = list(range(count - max(2, round(LAST_SHARE * count)), count))
    warm, alone = (per_pass(chosen(counts, last)) for counts in (stream.shared, stream.alone))
    level = warm / alone
    low = [each for each in found if each.gain < LEVEL * level]
    grew = level > 1 + (1 - LEVEL)
    at = None if not grew else (low[-1].last + 1 if low else 1)
    return Warmth(alone, warm, at if at is not None and at <= LEVEL_BY * stream.places[-1] else None, len(last))
