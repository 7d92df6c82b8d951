"""The requests of a log, read one by one, and what is to be said about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from lookahead_core.workload.columns import ENDED, Columns, Found, find
from lookahead_core.workload.lines import Bounds, Fault, Lines
from lookahead_core.workload.tokens import LogTokenizer
from lookahead_core.workload.words import LogError, say

SHOWN = 50
"""Faults that are kept with their words; the others are counted."""
MEASURED = 20_000
"""Requests whose lengths are kept, for the quantiles."""
QUANTILES = (0.1, 0.25, 0.5, 0.75, 0.9)


@dataclass(frozen=True, slots=True)
class Request:
    """One request of the log, as token ids. Neither list is empty."""

    line: int
    prompt: list[int]
    answer: list[int]
    finished: str = ENDED
    """Why the answer ended, as in `Step.finished`."""


@dataclass(slots=True)
class LogFacts:
    """What was read of a log so far."""

    name: str
    size: int = 0
    """Bytes of the file."""
    bytes: int = 0
    """Bytes read, decompressed."""
    lines: int = 0
    requests: int = 0
    complete: bool = False
    """Whether it was read to its end."""
    kind: str = ""
    """"ids", "text", or nothing before the first request."""
    columns: Counter[Columns] = field(default_factory=Counter)
    prompt_tokens: int = 0
    output_tokens: int = 0
    lengths: list[tuple[int, int]] = field(default_factory=list)
    faults: Counter[str] = field(default_factory=Counter)
    """By reason."""
    shown: list[Fault] = field(default_factory=list)
    tokenizer: dict[str, Any] = field(default_factory=dict)

    def quantiles(self) -> tuple[list[int], list[int]]:
        """Quantiles of the lengths of prompts and of answers, in tokens."""
        if not self.lengths:
            return [], []
        prompts, answers = np.quantile(np.array(self.lengths), QUANTILES, axis=0).T.round().astype(int).tolist()
        return prompts, answers


class LogReader:
    """Iterates over the requests of a log; `facts` grow meanwhile.

    Raises LogError for a file that cannot be one, and for a tokenizer that cannot be read. `name` is shown for the file.
    """

    def __init__(self, path: Path, tokenizer: Path | None = None, bounds: Bounds | None = None, name: str = "") -> None:
        self.bounds = bounds or Bounds()
        self._lines = Lines(path, self.bounds)
        self.tokenizer = LogTokenizer(tokenizer) if tokenizer else None
        self.facts = LogFacts(name or path.name, self._lines.size)

    def __iter__(self) -> Iterator[Request]:
        facts, lines = self.facts, self._lines
        likely: Columns | None = None
        for entry in lines:
            facts.bytes, facts.lines = lines.bytes, lines.number
            found = entry if isinstance(entry, Fault) else find(lines.number, entry, likely)
            request = found if isinstance(found, Fault) else self._request(lines.number, found)
            if isinstance(request, Fault):
                self._note(request)
                continue
            if facts.requests == self.bounds.requests:
                self._note(Fault(lines.number, "requests", {"bound": self.bounds.requests}))
                return
            assert isinstance(found, Found)
            likely = found.columns
            self._count(request, likely)
            yield request
        facts.bytes, facts.lines, facts.complete = lines.bytes, lines.number, lines.complete

    def _request(self, number: int, found: Found) -> Request | Fault:
        """The tokens of what a line holds."""
        kind, facts = found.columns.kind, self.facts
        if facts.kind and kind != facts.kind:
            return Fault(number, "kind", {"kind": kind, "before": facts.kind})
        if kind == "text" and self.tokenizer is None:
            self.tokenizer = LogTokenizer()
        sides = []
        for side, value in zip(("prompt", "answer"), (found.prompt, found.answer), strict=True):
            if isinstance(value, str):
                assert self.tokenizer is not None
                try:
                    value = self.tokenizer.encode(value)
                except UnicodeError:
                    return Fault(number, "surrogate", {"side": side})
                except ValueError as error:
                    return Fault(number, "encode", {"side": side, "why": str(error)})
                if not value:
                    return Fault(number, f"no {side}", {"names": getattr(found.columns, side)})
            if len(value) > self.bounds.tokens:
                return Fault(number, "tokens", {"side": side, "value": len(value), "bound": self.bounds.tokens})
            sides.append(value)
        prompt, answer = sides
        return Request(number, prompt, answer, found.finished)

    def _count(self, request: Request, columns: Columns) -> None:
        facts = self.facts
        if not facts.kind:
            facts.kind = columns.kind
            given = self.tokenizer if columns.kind == "text" else None
            name = given.name if given else ""
            kind = "ids" if given is None else "given" if given.given else "embedded"
            told = say(f"tokenizer {kind}", name=name)
            facts.tokenizer = {"kind": kind, "name": name, "approximate": kind == "embedded", "text": told}
        facts.requests += 1
        facts.columns[columns] += 1
        facts.prompt_tokens += len(request.prompt)
        facts.output_tokens += len(request.answer)
        if len(facts.lengths) < MEASURED:
            facts.lengths.append((len(request.prompt), len(request.answer)))

    def _note(self, fault: Fault) -> None:
        self.facts.faults[fault.reason] += 1
        if len(self.facts.shown) < SHOWN:
            self.facts.shown.append(fault)


def nothing(facts: LogFacts) -> LogError:
    """Why a log without any request has none."""
    if not facts.shown:
        return LogError("empty", name=facts.name)
    return LogError("no request", name=facts.name, lines=facts.lines, why=facts.shown[0].text)
