"""The study of two lengths: what every decoding length and branch length would gain, and which to use.

A `Study` is data: counts from replays, the cost curve that turns counts into predicted seconds, and measurements.
`lookahead_core.tuning.sweep` fills it. As JSON it has the format "lookahead-study", version 1. Needs no torch.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from math import isfinite
from statistics import median
from typing import Any

from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.trace.replay import Tally
from lookahead_core.tuning.cells import Cell, Measured, Overhead, Point, Setting

FORMAT = "lookahead-study"
VERSION = 1
FACTS = ("meta", "answers", "tokens", "plain_seconds")
"""Fields that are JSON-ready as they are."""
CURVE = ("widths", "seconds", "low", "high", "least")
"""Fields of the cost curve with one value for each width."""
CSV_COLUMNS = (
    *("strategy", "decoding_length", "branch_length", "passes", "tokens_per_pass", "drafts_per_pass", "hit_rate"),
    *("predicted_tokens_per_second", "predicted_speedup"),
    *("measured_n", "measured_speedup_median", "measured_speedup_low", "measured_speedup_high", "same_tokens"),
)
BUSY = 1.5
"""A median pass this many times slower than the fastest one: the machine was busy during the measurement."""
LEAST_GAIN = 1.03
"""Smallest speed-up for which drafting is recommended; a smaller one cannot be told from noise."""
NEAR = 0.02
"""Settings within this share of the best count as equal; the narrowest pass is recommended."""
PROMISING = 3
"""Settings to measure before one is recommended: chance decides the order of near equals in a prediction."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The recommended setting, the reason, and the line of code. `cell` is None if plain decoding is best."""

    cell: Cell | None
    reason: str
    code: str


@dataclass
class Study:
    """A study of decoding length and branch length for one model, device and text (the paper's Figures 4 and 5)."""

    costs: CostCurve
    overhead: Overhead = field(default_factory=Overhead)
    answers: int = 0
    """Recorded answers."""
    tokens: int = 0
    """Tokens that decode passes emitted; the first token of each answer comes from its prefill and is not counted."""
    cells: list[Cell] = field(default_factory=list)
    points: list[Point] = field(default_factory=list)
    plain_seconds: float = 0.0
    """Seconds of plain decoding while the answers were recorded."""
    meta: dict[str, Any] = field(default_factory=dict)
    """Device, versions, time."""

    # ---- predictions

    @cached_property
    def curve(self) -> CostCurve:
        """The cost curve used for predictions: of an undisturbed machine where it was measured, and never falling."""
        return self.costs.quiet()

    @property
    def busy(self) -> bool:
        """Whether the machine was too busy for reliable predictions."""
        return self.costs.disturbed > BUSY

    def seconds(self, tally: Tally) -> float:
        """Predicted seconds of the passes in a tally."""
        return sum(passes * self.pass_seconds(width) for width, passes in tally.widths.items())

    def pass_seconds(self, width: int) -> float:
        """Predicted seconds of one drafted pass of `width` tokens.

        It is never cheaper than a plain pass and the curve's price of the further tokens, so a predicted speed-up never exceeds
        the tokens per pass.
        """
        over, cost = self.overhead, self.curve.cost(width)
        drafted = over.scale * cost + over.drafted + over.per_draft * (width - 1)
        return max(drafted, self.plain_pass + min(1.0, over.scale) * (cost - self.curve.cost(1)))

    @property
    def plain_pass(self) -> float:
        """Predicted seconds of one pass of plain decoding."""
        return max(self.curve.cost(1) + self.overhead.plain, 1e-6)

    @property
    def plain_predicted(self) -> float:
        """Predicted seconds of plain decoding: one pass per token."""
        return self.tokens * self.plain_pass

    def ratio(self, tally: Tally) -> float:
        """Speed-up over plain decoding by the cost curve alone; `predicted` rescales it by what was measured."""
        seconds = self.seconds(tally)
        return tally.tokens * self.plain_pass / seconds if seconds > 0 else 1.0

    @property
    def correction(self) -> float:
        """Median ratio of measured to predicted speed-up, over the steady measurements; 1.0 without any."""
        return median([cell.steady.ratio / self.ratio(cell.tally) for cell in self.cells if cell.steady] or [1.0])

    def predicted(self, tally: Tally) -> float:
        """Predicted speed-up, times `correction`, and at most the tokens per pass: no pass is cheaper than a plain one."""
        return min(self.correction * self.ratio(tally), max(tally.edl, 1e-9))

    def speed(self, tally: Tally) -> float:
        """Predicted tokens per second."""
        seconds = self.seconds(tally)
        return tally.tokens / seconds if seconds > 0 else 0.0

    def value(self, cell: Cell) -> float:
        """Speed-up of a cell as it is shown: measured if it was run, otherwise predicted."""
        return cell.measured.ratio if cell.measured else self.predicted(cell.tally)

    def judged(self, cell: Cell) -> float:
        """Speed-up that a cell is judged by: measured if the measurement is steady, otherwise predicted."""
        return cell.steady.ratio if cell.steady else self.predicted(cell.tally)

    def errors(self, strategy: str | None = None) -> list[float]:
        """|predicted / measured - 1| of the speed-up of every measured cell, or of those of one strategy."""
        cells = self.of_strategy(strategy)
        return [abs(self.ratio(cell.tally) / cell.measured.ratio - 1) for cell in cells if cell.measured]

    def pace_errors(self) -> list[float]:
        """|predicted / measured - 1| of the tokens per second of every measured cell."""
        runs = [(cell.tally, cell.measured) for cell in self.cells if cell.measured]
        return [abs(self.speed(tally) * median(run.seconds) / tally.tokens - 1) for tally, run in runs]

    # ---- what there is

    def cell(self, decoding_length: int, branch_length: int, strategy: str) -> Cell | None:
        """The cell of a setting; None outside the grid."""
        setting = (decoding_length, branch_length, strategy)
        return next((cell for cell in self.cells if cell.setting == setting), None)

    @property
    def replayed(self) -> Cell | None:
        """The cell at whose setting the points were replayed. Later measurements may make another one the best."""
        return self.cell(*self.meta["points"]) if "points" in self.meta else None

    def store(self, runs: Iterable[tuple[Setting, Measured]]) -> None:
        """Store measurements in their cells, each once it has 3 repeats."""
        for setting, run in runs:
            cell = self.cell(*setting)
            if cell is not None and run.n >= 3:
                cell.measured = run

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

    # ---- advice

    def promising(self, strategy: str | None = None, count: int = PROMISING) -> list[Cell]:
        """The `count` settings predicted to be fastest, best first; the shortest of those that draft the same trees."""
        found: list[Cell] = []
        cells = self.of_strategy(strategy)
        for cell in sorted(cells, key=lambda cell: (-self.ratio(cell.tally), cell.decoding_length, cell.branch_length)):
            if len(found) < count and all(cell.tally != other.tally for other in found):
                found.append(cell)
        return found

    def best(self, strategy: str | None = None) -> Cell | None:
        """The setting to use: the first of `near`. None for an empty grid."""
        return next(iter(self.near(strategy)), None)

    def near(self, strategy: str | None = None) -> list[Cell]:
        """The fastest setting and those within `NEAR` of it: first the steadily measured ones, then those that draft least.

        The others count as `predicted`: an optimistic curve must not favour cells that were never run.
        """
        cells = self.of_strategy(strategy)
        speedups = {cell.setting: self.judged(cell) for cell in cells}
        top = max(speedups.values(), default=0.0)
        near = [cell for cell in cells if speedups[cell.setting] >= (1 - NEAR) * top]
        return sorted(near, key=lambda cell: (cell.steady is None, cell.tally.drafted, -speedups[cell.setting]))

    def ties(self, strategy: str | None = None) -> list[Cell]:
        """The settings that cannot be told from the one to use: those of `near`, and steady ones whose ranges overlap its."""
        near = self.near(strategy)
        run, same = near[0].steady if near else None, {cell.setting for cell in near[1:]}

        def tied(cell: Cell) -> bool:
            other = cell.steady
            return cell.setting in same or bool(run and other and other.low <= run.high and run.low <= other.high)

        return [cell for cell in self.of_strategy(strategy) if cell.setting != near[0].setting and tied(cell)]

    def pays(self, cell: Cell) -> bool:
        """Whether to draft at this setting: it gains, and no steady run of it was as slow as plain decoding."""
        return self.judged(cell) >= LEAST_GAIN and (cell.steady is None or cell.steady.low > 1.0)

    def recommend(self) -> Advice:
        """The setting, the reason in one sentence, and the line of code. Raises ValueError for an empty grid."""
        cell = self.best()
        if cell is None:
            raise ValueError("the study has no cells yet")
        words, tally = self.words(replace(cell, measured=cell.steady)), cell.tally
        if not self.pays(cell):
            reason = (
                f"Decode plainly: the best setting ({cell.name}) is {words}, at {tally.edl:.2f} tokens a pass; drafting does "
                "not pay for this text on this device."
            )
            return Advice(None, reason, "decoder = lc.GreedyDecoder(model)")
        passes = max(tally.passes, 1)
        cost = tally.edl / (cell.steady.ratio if cell.steady else self.predicted(tally))  # of the speed that is told
        reason = (
            f"{cell.name[0].upper()}{cell.name[1:]}: {words}, because a pass of {1 + tally.drafted / passes:.0f} tokens on "
            f"average costs {cost:.2f}× a one-token pass here and emits {tally.edl:.2f} tokens."
        )
        strategy = "" if cell.strategy == "hierarchical" else f', strategy="{cell.strategy}"'
        lengths = f"decoding_length={cell.decoding_length}, branch_length={cell.branch_length}"
        return Advice(cell, reason, f"decoder = lc.LookaheadDecoder(model, {lengths}{strategy})")

    def words(self, cell: Cell) -> str:
        """The speed-up of a cell in words that separate measured from predicted."""
        run = cell.measured
        if run is None:
            return f"predicted {self.predicted(cell.tally):.2f}× plain"
        if run.unclear and not cell.unsteady:
            return f"no measurable difference from plain ({run.low:.2f}–{run.high:.2f}×, n = {run.n})"
        unsteady = ", unsteady" if cell.unsteady else ""
        return f"measured {run.ratio:.2f}× plain ({run.low:.2f}–{run.high:.2f}, n = {run.n}{unsteady})"

    # ---- files

    def to_json(self) -> dict[str, Any]:
        """The study as JSON-ready data."""
        return {
            "format": FORMAT,
            "version": VERSION,
            **{name: getattr(self, name) for name in FACTS},
            "costs": {name: getattr(self.costs, name) for name in (*CURVE, "context")} | {"cdl": self.curve.cdl},
            "overhead": asdict(self.overhead),
            "cells": [self._cell_json(cell) for cell in self.cells],
            "points": [
                {"kind": point.kind, "label": point.label, "answers": point.answers, "tally": point.tally.to_json()}
                for point in self.points
            ],
        }

    def _cell_json(self, cell: Cell) -> dict[str, Any]:
        return {
            **cell.setting._asdict(),
            "predicted_speedup": round(self.ratio(cell.tally), 4),
            "tally": cell.tally.to_json(),
            "measured": asdict(cell.measured) if cell.measured else None,
        }

    def dumps(self) -> str:
        """The study as JSON text."""
        return json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Study:
        """Inverse of `to_json`. Raises ValueError for other data."""
        if not isinstance(data, Mapping):
            raise ValueError(f"this is no study: {data!r:.60}")
        if data.get("format") != FORMAT or data.get("version") != VERSION:
            raise ValueError(f"this is no study: format {data.get('format')!r}, version {data.get('version')!r}")
        try:
            _check(data)
            curve: dict[str, Any] = {name: tuple(data["costs"][name]) for name in CURVE}
            return cls(
                costs=CostCurve(**curve, context=data["costs"]["context"]),
                overhead=Overhead(**data["overhead"]),
                cells=[_cell(cell) for cell in data["cells"]],
                points=[Point(**{**point, "tally": Tally.from_json(point["tally"])}) for point in data["points"]],
                **{name: data[name] for name in FACTS},
            )
        except (KeyError, TypeError, AttributeError, OverflowError) as error:
            raise ValueError(f"this is no study: {type(error).__name__} {error}") from error

    def to_csv(self) -> str:
        """One line per cell: lengths, counts, predicted and measured speed."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(CSV_COLUMNS)
        for cell in self.cells:
            tally, run = cell.tally, cell.measured
            drafts = tally.drafted / max(tally.passes, 1)
            counts = [tally.passes, round(tally.edl, 4), round(drafts, 3), round(tally.hit_rate, 4)]
            predicted = [round(self.speed(tally), 3), round(self.ratio(tally), 4)]
            speedups = [round(one, 4) for one in (run.ratio, run.low, run.high)] if run else ["", "", ""]
            measured = [run.n, *speedups, run.equal] if run else [0, *speedups, ""]
            writer.writerow([cell.strategy, cell.decoding_length, cell.branch_length, *counts, *predicted, *measured])
        return out.getvalue()


def _check(data: Mapping[str, Any]) -> None:
    """Raise ValueError, naming the field, where a study's meta is no object or one of its numbers is none."""
    if not isinstance(data["meta"], Mapping):
        raise ValueError(f"this is no study: meta is {data['meta']!r:.60}; it must be an object")
    numbers = {name: data[name] for name in FACTS if name != "meta"}
    numbers |= {f"overhead.{name}": value for name, value in data["overhead"].items()}
    for place, cell in enumerate(data["cells"]):
        numbers |= {f"cells[{place}].{name}": cell[name] for name in ("decoding_length", "branch_length")}
        numbers |= {f"cells[{place}].tally.{name}": cell["tally"][name] for name in ("passes", "tokens", "drafted", "hits")}
    for name, value in numbers.items():
        if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
            raise ValueError(f"this is no study: {name} is {value!r:.60}; it must be a finite number")


def _cell(data: Mapping[str, Any]) -> Cell:
    run = data["measured"]
    measured = Measured(tuple(run["seconds"]), tuple(run["plain"]), run["equal"]) if run else None
    return Cell(data["decoding_length"], data["branch_length"], data["strategy"], Tally.from_json(data["tally"]), measured)
