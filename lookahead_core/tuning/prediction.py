"""Predicted seconds of settings: the counts of their replays times the cost curve of the device. Needs no torch."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from statistics import median
from typing import TYPE_CHECKING, Any

from lookahead_core.trace.replay import Tally
from lookahead_core.tuning.cells import Cell, Overhead, Point

if TYPE_CHECKING:
    from lookahead_core.decode.cost_curve import CostCurve

BUSY = 1.5
"""A median pass this many times slower than the fastest one: the machine was busy during the measurement."""


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
