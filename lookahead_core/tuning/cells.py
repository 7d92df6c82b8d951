"""The data of a study: its settings, what each replay counted and each real run took, and the times predicted from them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from statistics import median
from typing import Any, NamedTuple

from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.trace.replay import Tally

UNSTEADY = 2.0
"""Largest ratio between the repeats of a steady measurement."""
BUSY = 1.5
"""A median pass this many times slower than the fastest one: the machine was busy during the measurement."""
KINDS = ("past answers", "switch")


class Setting(NamedTuple):
    """What a decoder is told about its drafts."""

    decoding_length: int
    branch_length: int
    strategy: str


@dataclass(frozen=True, slots=True)
class Overhead:
    """Time of real passes beyond the cost curve, in seconds.

    A plain pass takes cost(1) + `plain`. A pass of n drafts takes `scale` x cost(n + 1) + `drafted` + n x `per_draft`.
    """

    plain: float = 0.0
    drafted: float = 0.0
    """Per drafted pass: walk, cache, trie."""
    per_draft: float = 0.0
    """Per draft: mostly retrieval."""
    scale: float = 1.0
    """Forward passes over the text, relative to the curve: longer contexts, a different load of the machine."""

    def seconds(self, cost: float, drafts: int) -> float:
        """Seconds of a drafted pass. `cost`: seconds of its width on the curve."""
        return max(self.scale * cost + self.drafted + self.per_draft * drafts, 1e-6)


@dataclass(frozen=True, slots=True)
class Measured:
    """Repeated real runs of one setting, each beside a plain run: seconds of the decode passes of all answers."""

    seconds: tuple[float, ...]
    plain: tuple[float, ...]
    equal: bool = True
    """Whether every token equals that of plain decoding."""

    @property
    def n(self) -> int:
        """Number of repeats."""
        return len(self.seconds)

    @property
    def ratios(self) -> list[float]:
        """Speed-up of each repeat over the plain run beside it, in rising order."""
        return sorted(plain / mine for plain, mine in zip(self.plain, self.seconds, strict=True))

    @property
    def ratio(self) -> float:
        """Median speed-up over plain decoding."""
        return median(self.ratios)

    @property
    def low(self) -> float:
        """Smallest speed-up of all repeats."""
        return self.ratios[0]

    @property
    def high(self) -> float:
        """Largest speed-up of all repeats."""
        return self.ratios[-1]

    @property
    def unclear(self) -> bool:
        """Whether the range of speed-ups contains 1.0: no measurable difference."""
        return self.low <= 1.0 <= self.high


@dataclass(slots=True)
class Cell:
    """One setting: the counts of its replay and, if it was run, its measurement."""

    decoding_length: int
    branch_length: int
    strategy: str
    tally: Tally
    measured: Measured | None = None

    @property
    def unsteady(self) -> bool:
        """Whether the measurement reflects the machine's load more than the setting.

        A drafted pass is never cheaper than a plain one, so the speed-up cannot exceed the tokens per pass.
        """
        run = self.measured
        return run is not None and (run.ratio > 1.1 * self.tally.edl or run.high > UNSTEADY * run.low)

    @property
    def key(self) -> tuple[str, int, int]:
        """Strategy, decoding length, branch length."""
        return self.strategy, self.decoding_length, self.branch_length

    @property
    def setting(self) -> Setting:
        """Decoding length, branch length, strategy: the order in which the decoder takes them."""
        return Setting(self.decoding_length, self.branch_length, self.strategy)

    @property
    def name(self) -> str:
        """The setting in words."""
        return f"decoding length {self.decoding_length}, branch length {self.branch_length}, {self.strategy}"


@dataclass(slots=True)
class Point:
    """A replay of the same answers under another condition: past answers in the trie, or a switch of the trie."""

    kind: str
    """One of `KINDS`."""
    label: str
    tally: Tally
    answers: float = 0.0
    """Past answers in the trie (kind "past answers")."""


@dataclass(slots=True)
class Predictions:
    """The data of a study and the times predicted from it. `Study` documents the whole."""

    costs: CostCurve
    overhead: Overhead = field(default_factory=Overhead)
    answers: int = 0
    tokens: int = 0
    """Tokens that decode passes emitted; the first token of each answer comes from its prefill and is not counted."""
    cells: list[Cell] = field(default_factory=list)
    points: list[Point] = field(default_factory=list)
    plain_seconds: float = 0.0
    """Seconds of plain decoding while the answers were recorded."""
    meta: dict[str, Any] = field(default_factory=dict)

    @property
    def curve(self) -> CostCurve:
        """The cost curve used for predictions: of an undisturbed machine where it was measured, and never falling."""
        return _quiet(self.costs)

    @property
    def busy(self) -> bool:
        """Whether the machine was too busy for reliable predictions."""
        return self.costs.disturbed > BUSY

    def seconds(self, tally: Tally) -> float:
        """Predicted seconds of the passes in a tally."""
        return sum(passes * self.pass_seconds(width) for width, passes in tally.widths.items())

    def pass_seconds(self, width: int) -> float:
        """Predicted seconds of one drafted pass of `width` tokens."""
        return self.overhead.seconds(self.curve.cost(width), width - 1)

    @property
    def plain_predicted(self) -> float:
        """Predicted seconds of plain decoding: one pass per token."""
        return self.tokens * max(self.curve.cost(1) + self.overhead.plain, 1e-6)

    def ratio(self, tally: Tally) -> float:
        """Predicted speed-up over plain decoding."""
        seconds = self.seconds(tally)
        return self.plain_predicted / seconds if seconds > 0 else 1.0

    def speed(self, tally: Tally) -> float:
        """Predicted tokens per second."""
        seconds = self.seconds(tally)
        return tally.tokens / seconds if seconds > 0 else 0.0

    def value(self, cell: Cell) -> float:
        """Speed-up of a cell: measured if it was run, otherwise predicted."""
        return cell.measured.ratio if cell.measured else self.ratio(cell.tally)

    def errors(self) -> list[float]:
        """|predicted / measured - 1| of the speed-up of every measured cell."""
        return [abs(self.ratio(cell.tally) / cell.measured.ratio - 1) for cell in self.cells if cell.measured]

    def pace_errors(self) -> list[float]:
        """|predicted / measured - 1| of the tokens per second of every measured cell."""
        runs = [(cell.tally, cell.measured) for cell in self.cells if cell.measured]
        return [abs(self.speed(tally) * median(run.seconds) / tally.tokens - 1) for tally, run in runs]

    def cell(self, decoding_length: int, branch_length: int, strategy: str) -> Cell | None:
        """The cell of a setting; None outside the grid."""
        key = (strategy, decoding_length, branch_length)
        return next((cell for cell in self.cells if cell.key == key), None)

    def of_strategy(self, strategy: str | None) -> list[Cell]:
        """The cells of one strategy; of all for None."""
        return [cell for cell in self.cells if strategy in (None, cell.strategy)]

    def grid(self, strategy: str) -> tuple[list[int], list[int], list[Cell]]:
        """Decoding lengths, branch lengths and cells of one strategy."""
        cells = self.of_strategy(strategy)
        return sorted({cell.decoding_length for cell in cells}), sorted({cell.branch_length for cell in cells}), cells

    @property
    def strategies(self) -> list[str]:
        """Strategies of the cells, in order of appearance."""
        return list(dict.fromkeys(cell.strategy for cell in self.cells))

    def of_kind(self, kind: str) -> list[Point]:
        """The points of one kind."""
        return [point for point in self.points if point.kind == kind]


@lru_cache(maxsize=16)
def _quiet(costs: CostCurve) -> CostCurve:
    return costs.quiet()
