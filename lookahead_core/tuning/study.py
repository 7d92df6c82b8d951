"""The study of two lengths: what every decoding length and branch length would gain, and which to use.

A `Study` is data: counts from replays, the cost curve that turns counts into predicted seconds, and measurements.
`lookahead_core.tuning.sweep` fills it. As JSON it has the format "lookahead-study", version 1. Needs no torch.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.trace.replay import Tally
from lookahead_core.tuning import advice
from lookahead_core.tuning.cells import Cell, Measured, Overhead, Point, Predictions

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


class Study(Predictions):
    """A study of decoding length and branch length for one model, device and text (the paper's Figures 4 and 5).

    `costs`: the cost curve. `overhead`: see `lookahead_core.tuning.cells.Overhead`. `answers` and `tokens`: how much
    text was replayed. `cells`: one per setting. `points`: replays under other conditions. `meta`: device, versions, time.
    """

    __slots__ = ()

    promising = advice.promising
    best = advice.best
    recommend = advice.recommend

    def to_json(self) -> dict[str, Any]:
        """The study as JSON-ready data."""
        curve = {name: getattr(self.costs, name) for name in (*CURVE, "context")}
        return {
            "format": FORMAT,
            "version": VERSION,
            **{name: getattr(self, name) for name in FACTS},
            "costs": {**curve, "cdl": self.curve.cdl},
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
        if data.get("format") != FORMAT or data.get("version") != VERSION:
            raise ValueError(f"this is no study: format {data.get('format')!r}, version {data.get('version')!r}")
        curve: dict[str, Any] = {name: tuple(data["costs"][name]) for name in CURVE}
        return cls(
            costs=CostCurve(**curve, context=data["costs"]["context"]),
            overhead=Overhead(**data["overhead"]),
            cells=[_cell(cell) for cell in data["cells"]],
            points=[Point(**{**point, "tally": Tally.from_json(point["tally"])}) for point in data["points"]],
            **{name: data[name] for name in FACTS},
        )

    def to_csv(self) -> str:
        """One line per cell: lengths, counts, predicted and measured speed."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(CSV_COLUMNS)
        writer.writerows(map(self._csv_row, self.cells))
        return out.getvalue()

    def _csv_row(self, cell: Cell) -> list[Any]:
        tally, run = cell.tally, cell.measured
        counts = [tally.passes, round(tally.edl, 4), round(tally.drafted / max(tally.passes, 1), 3), round(tally.hit_rate, 4)]
        predicted = [round(self.speed(tally), 3), round(self.ratio(tally), 4)]
        measured: list[Any] = [0, "", "", "", ""]
        if run:
            measured = [run.n, *(round(one, 4) for one in (run.ratio, run.low, run.high)), run.equal]
        return [*cell.key, *counts, *predicted, *measured]


def _cell(data: Mapping[str, Any]) -> Cell:
    run = data["measured"]
    measured = Measured(tuple(run["seconds"]), tuple(run["plain"]), run["equal"]) if run else None
    tally = Tally.from_json(data["tally"])
    return Cell(data["decoding_length"], data["branch_length"], data["strategy"], tally, measured)
