"""The study of two lengths: what every decoding length and branch length would bring, and which to use.

A `Study` is data: counts from replays, a cost curve that turns them into predicted seconds, and what was measured. It is
filled by `lookahead_core.tuning.sweep` and drawn by the page. Knows no torch and no screen.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from statistics import median
from typing import TYPE_CHECKING, Any

from lookahead_core.trace.replay import Tally

if TYPE_CHECKING:
    from lookahead_core.decode.cost_curve import CostCurve

FORMAT = "lookahead-study"
VERSION = 1
WORTH = 1.03
"""Speed-up below which plain decoding is recommended: less can't be told from noise."""
NEAR = 0.02
"""Settings predicted within this share of the best count as equal; the narrower pass is recommended."""
UNSTEADY = 2.0
"""A measurement whose repeats differ by more than this factor is not built upon."""
BUSY = 1.5
"""A cost curve whose usual pass took so many times the fastest was measured while the machine did something else."""
PROMISING = 3
"""Settings worth measuring before one is recommended: predictions rank near equals by chance."""
KINDS = ("past answers", "switch")


@dataclass(frozen=True, slots=True)
class Overhead:
    """What real passes take beside the cost curve: a plain one cost(1) + `plain`, a drafted one of n drafts
    `scale` x cost(n + 1) + `drafted` + n x `per_draft` (seconds)."""

    plain: float = 0.0
    drafted: float = 0.0
    """The walk, the cache, the trie: what every drafted pass costs."""
    per_draft: float = 0.0
    """Retrieval, mostly."""
    scale: float = 1.0
    """Forward passes over the text against the curve's: longer contexts, and a machine that is busier or idler by now."""

    def seconds(self, cost: float, drafts: int) -> float:
        """Seconds of a drafted pass whose width costs `cost` on the curve."""
        return max(self.scale * cost + self.drafted + self.per_draft * drafts, 1e-6)


@dataclass(frozen=True, slots=True)
class Measured:
    """Real runs of one setting, each beside a plain run: seconds of the decode passes of all answers."""

    seconds: tuple[float, ...]
    plain: tuple[float, ...]
    equal: bool = True
    """Whether every token was that of plain decoding."""

    @property
    def n(self) -> int:
        """Repeats."""
        return len(self.seconds)

    @property
    def ratios(self) -> list[float]:
        """Speed-up of each repeat against the plain run beside it, rising."""
        return sorted(plain / mine for plain, mine in zip(self.plain, self.seconds, strict=True))

    @property
    def ratio(self) -> float:
        """Median speed-up against plain decoding."""
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
        """Whether the range of speed-ups holds 1.0: no measurable difference."""
        return self.low <= 1.0 <= self.high


@dataclass(slots=True)
class Cell:
    """One setting: what its replay counted and, where it was run, what was measured."""

    decoding_length: int
    branch_length: int
    strategy: str
    tally: Tally
    measured: Measured | None = None

    @property
    def unsteady(self) -> bool:
        """Whether the measurement says more of the machine than of the setting.

        A drafted pass is never cheaper than a plain one, so no setting is faster than its tokens per pass.
        """
        run = self.measured
        return run is not None and (run.ratio > 1.1 * self.tally.edl or run.high > UNSTEADY * run.low)

    @property
    def key(self) -> tuple[str, int, int]:
        """Strategy, decoding length, branch length."""
        return self.strategy, self.decoding_length, self.branch_length

    @property
    def setting(self) -> tuple[int, int, str]:
        """Decoding length, branch length, strategy: as the decoder takes them."""
        return self.decoding_length, self.branch_length, self.strategy

    @property
    def name(self) -> str:
        """The setting in words."""
        return f"decoding length {self.decoding_length}, branch length {self.branch_length}, {self.strategy}"


@dataclass(slots=True)
class Point:
    """One more replay of the same answers under another condition: past answers inserted, or a switch of the trie."""

    kind: str
    """One of `KINDS`."""
    label: str
    tally: Tally
    answers: float = 0.0
    """Past answers in the trie (kind "past answers")."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The setting to use, and why. `cell` is None where plain decoding is best."""

    cell: Cell | None
    reason: str
    code: str


@dataclass(slots=True)
class Study:
    """All of it. `answers` and `tokens` say how much text it rests on."""

    costs: CostCurve
    overhead: Overhead = Overhead()
    answers: int = 0
    tokens: int = 0
    """Tokens of these answers that decode passes emitted, the prefills' first ones left out."""
    cells: list[Cell] = field(default_factory=list)
    points: list[Point] = field(default_factory=list)
    plain_seconds: float = 0.0
    """Seconds that plain decoding took when the answers were recorded."""
    meta: dict[str, Any] = field(default_factory=dict)

    # ---- time

    @property
    def curve(self) -> CostCurve:
        """The cost curve that predicts: of an undisturbed machine, where it was measured, and never falling."""
        return _quiet(self.costs)

    @property
    def busy(self) -> bool:
        """Whether the machine was too busy for predictions to be relied upon."""
        return self.costs.disturbed > BUSY

    def seconds(self, tally: Tally) -> float:
        """Predicted seconds of the passes in a tally."""
        return sum(passes * self.pass_seconds(width) for width, passes in tally.widths.items())

    def pass_seconds(self, width: int) -> float:
        """Predicted seconds of one pass of the drafted decoder."""
        return self.overhead.seconds(self.curve.cost(width), width - 1)

    @property
    def plain_predicted(self) -> float:
        """Predicted seconds of plain decoding: one pass a token."""
        return self.tokens * max(self.curve.cost(1) + self.overhead.plain, 1e-6)

    def ratio(self, tally: Tally) -> float:
        """Predicted speed-up against plain decoding (1.0: as fast)."""
        seconds = self.seconds(tally)
        return self.plain_predicted / seconds if seconds > 0 else 1.0

    def speed(self, tally: Tally) -> float:
        """Predicted tokens per second."""
        seconds = self.seconds(tally)
        return tally.tokens / seconds if seconds > 0 else 0.0

    def value(self, cell: Cell) -> float:
        """Speed-up of a cell: measured where it was, else predicted."""
        return cell.measured.ratio if cell.measured else self.ratio(cell.tally)

    def errors(self) -> list[float]:
        """|predicted / measured - 1| of the speed-up of every measured cell."""
        return [abs(self.ratio(cell.tally) / cell.measured.ratio - 1) for cell in self.cells if cell.measured]

    def pace_errors(self) -> list[float]:
        """|predicted / measured - 1| of the tokens per second of every measured cell."""
        known = [(cell.tally, cell.measured) for cell in self.cells if cell.measured]
        return [abs(self.speed(tally) * median(run.seconds) / tally.tokens - 1) for tally, run in known]

    # ---- cells

    def cell(self, decoding_length: int, branch_length: int, strategy: str) -> Cell | None:
        """The cell of a setting, None where it is not part of the grid."""
        key = (strategy, decoding_length, branch_length)
        return next((cell for cell in self.cells if cell.key == key), None)

    def grid(self, strategy: str) -> tuple[list[int], list[int], list[Cell]]:
        """Decoding lengths, branch lengths and cells of one strategy."""
        cells = [cell for cell in self.cells if cell.strategy == strategy]
        return sorted({c.decoding_length for c in cells}), sorted({c.branch_length for c in cells}), cells

    @property
    def strategies(self) -> list[str]:
        """Strategies that have cells, in the order they came."""
        return list(dict.fromkeys(cell.strategy for cell in self.cells))

    def of_kind(self, kind: str) -> list[Point]:
        """The points of one kind."""
        return [point for point in self.points if point.kind == kind]

    # ---- advice

    def promising(self, strategy: str | None = None, count: int = PROMISING) -> list[Cell]:
        """The `count` settings predicted to be fastest, best first; of those that draft the very same trees the shortest."""
        found: list[Cell] = []
        cells = [cell for cell in self.cells if strategy in (None, cell.strategy)]
        for cell in sorted(cells, key=lambda cell: (-self.ratio(cell.tally), cell.decoding_length, cell.branch_length)):
            if len(found) < count and all(cell.tally != other.tally for other in found):
                found.append(cell)
        return found

    def best(self, strategy: str | None = None) -> Cell | None:
        """The setting to use: fastest by prediction, corrected by what measuring has shown; of near equals the narrowest.

        Cells that were measured count as measured. The others count as predicted, times the median of measured over
        predicted, so that an optimistic curve does not favour what nobody has run.
        """
        cells = [cell for cell in self.cells if strategy in (None, cell.strategy)]
        if not cells:
            return None
        known = [c.measured.ratio / self.ratio(c.tally) for c in self.cells if c.measured and not c.unsteady]
        trust = median(known) if known else 1.0
        worth = {
            cell.key: cell.measured.ratio if cell.measured and not cell.unsteady else trust * self.ratio(cell.tally)
            for cell in cells
        }
        top = max(worth.values())
        near = [cell for cell in cells if worth[cell.key] >= (1 - NEAR) * top]
        return min(near, key=lambda cell: (cell.measured is None, cell.tally.drafted, -worth[cell.key]))

    def recommend(self) -> Advice:
        """The setting, the reason in one sentence, and the line of code. Raises ValueError for an empty grid."""
        cell = self.best()
        if cell is None:
            raise ValueError("the study has no cells yet")
        if self.value(cell) < WORTH or (cell.measured and cell.measured.low <= 1.0):
            return Advice(None, self._why_plain(cell), "decoder = lc.GreedyDecoder(model)")
        code = (
            f"decoder = lc.LookaheadDecoder(model, decoding_length={cell.decoding_length}, branch_length={cell.branch_length}"
        )
        code += ")" if cell.strategy == "hierarchical" else f', strategy="{cell.strategy}")'
        return Advice(cell, self._why(cell), code)

    def _why(self, cell: Cell) -> str:
        width = 1 + cell.tally.drafted / max(cell.tally.passes, 1)
        price = self.seconds(cell.tally) / max(cell.tally.passes, 1) / (self.plain_predicted / max(self.tokens, 1))
        return (
            f"{cell.name[0].upper()}{cell.name[1:]}: {speed_words(self, cell)}, because a pass of {width:.0f} tokens on "
            f"average costs {price:.2f}× a one-token pass here and emits {cell.tally.edl:.2f} tokens."
        )

    def _why_plain(self, cell: Cell) -> str:
        return (
            f"Decode plainly: the best setting ({cell.name}) is {speed_words(self, cell)}, at {cell.tally.edl:.2f} tokens a "
            "pass; drafting does not pay for this text on this device."
        )

    # ---- files

    def to_json(self) -> dict[str, Any]:
        """The study as JSON-ready data (format "lookahead-study", version 1)."""
        curve = {name: getattr(self.costs, name) for name in ("widths", "seconds", "low", "high", "least", "context")}
        return {
            "format": FORMAT,
            "version": VERSION,
            "meta": self.meta,
            "answers": self.answers,
            "tokens": self.tokens,
            "plain_seconds": self.plain_seconds,
            "costs": {**curve, "cdl": self.curve.cdl},
            "overhead": asdict(self.overhead),
            "cells": [self._cell_json(cell) for cell in self.cells],
            "points": [
                {"kind": p.kind, "label": p.label, "answers": p.answers, "tally": p.tally.to_json()} for p in self.points
            ],
        }

    def _cell_json(self, cell: Cell) -> dict[str, Any]:
        return {
            "decoding_length": cell.decoding_length,
            "branch_length": cell.branch_length,
            "strategy": cell.strategy,
            "predicted_speedup": round(self.ratio(cell.tally), 4),
            "tally": cell.tally.to_json(),
            "measured": asdict(cell.measured) if cell.measured else None,
        }

    def dumps(self) -> str:
        """JSON text."""
        return json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Study:
        """A study from the data of `to_json`. Raises ValueError where it is something else."""
        from lookahead_core.decode.cost_curve import CostCurve

        if data.get("format") != FORMAT or data.get("version") != VERSION:
            raise ValueError(f"this is no study: format {data.get('format')!r}, version {data.get('version')!r}")
        curve = data["costs"]
        tuples: dict[str, Any] = {name: tuple(curve[name]) for name in ("widths", "seconds", "low", "high", "least")}
        return cls(
            costs=CostCurve(**tuples, context=curve["context"]),
            overhead=Overhead(**data["overhead"]),
            answers=data["answers"],
            tokens=data["tokens"],
            plain_seconds=data["plain_seconds"],
            cells=[_cell(cell) for cell in data["cells"]],
            points=[Point(p["kind"], p["label"], Tally.from_json(p["tally"]), p["answers"]) for p in data["points"]],
            meta=dict(data["meta"]),
        )

    def to_csv(self) -> str:
        """One line a cell: lengths, counts, predicted and measured speed."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(CSV_COLUMNS)
        writer.writerows(self._row(cell) for cell in self.cells)
        return out.getvalue()

    def _row(self, cell: Cell) -> list[Any]:
        tally, run = cell.tally, cell.measured
        known = [run.n, *(round(x, 4) for x in (run.ratio, run.low, run.high)), run.equal] if run else [0, "", "", "", ""]
        drafts = round(tally.drafted / max(tally.passes, 1), 3)
        figures = [tally.passes, round(tally.edl, 4), drafts, round(tally.hit_rate, 4)]
        times = [round(self.speed(tally), 3), round(self.ratio(tally), 4)]
        return [cell.strategy, cell.decoding_length, cell.branch_length, *figures, *times, *known]


CSV_COLUMNS = (
    *("strategy", "decoding_length", "branch_length", "passes", "tokens_per_pass", "drafts_per_pass", "hit_rate"),
    *("predicted_tokens_per_second", "predicted_speedup"),
    *("measured_n", "measured_speedup_median", "measured_speedup_low", "measured_speedup_high", "same_tokens"),
)


@lru_cache(maxsize=16)
def _quiet(costs: CostCurve) -> CostCurve:
    return costs.quiet()


def speed_words(study: Study, cell: Cell) -> str:
    """Speed-up of a cell in words, measured and predicted told apart."""
    run = cell.measured
    if run is None:
        return f"predicted {study.ratio(cell.tally):.2f}× plain"
    words = (
        f"measured {run.ratio:.2f}× plain ({run.low:.2f}–{run.high:.2f}, n = {run.n}{', unsteady' if cell.unsteady else ''})"
    )
    return f"no measurable difference from plain ({run.low:.2f}–{run.high:.2f}×, n = {run.n})" if run.unclear else words


def _cell(data: Mapping[str, Any]) -> Cell:
    run = data["measured"]
    measured = Measured(tuple(run["seconds"]), tuple(run["plain"]), run["equal"]) if run else None
    tally = Tally.from_json(data["tally"])
    return Cell(data["decoding_length"], data["branch_length"], data["strategy"], tally, measured)


__all__ = ["Advice", "BUSY", "CSV_COLUMNS", "Cell", "Measured", "Overhead", "Point", "Study", "speed_words"]
