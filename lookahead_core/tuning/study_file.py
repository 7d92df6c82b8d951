"""A study as JSON (format "lookahead-study", version 1) and as CSV."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from lookahead_core.trace.replay import Tally
from lookahead_core.tuning.cells import Cell, Measured, Overhead, Point
from lookahead_core.tuning.prediction import Predictions

FORMAT = "lookahead-study"
VERSION = 1
CSV_COLUMNS = (
    *("strategy", "decoding_length", "branch_length", "passes", "tokens_per_pass", "drafts_per_pass", "hit_rate"),
    *("predicted_tokens_per_second", "predicted_speedup"),
    *("measured_n", "measured_speedup_median", "measured_speedup_low", "measured_speedup_high", "same_tokens"),
)


def to_json(study: Predictions) -> dict[str, Any]:
    """The study as JSON-ready data."""
    curve = {name: getattr(study.costs, name) for name in ("widths", "seconds", "low", "high", "least", "context")}
    return {
        "format": FORMAT,
        "version": VERSION,
        "meta": study.meta,
        "answers": study.answers,
        "tokens": study.tokens,
        "plain_seconds": study.plain_seconds,
        "costs": {**curve, "cdl": study.curve.cdl},
        "overhead": asdict(study.overhead),
        "cells": [_cell_json(study, cell) for cell in study.cells],
        "points": [
            {"kind": point.kind, "label": point.label, "answers": point.answers, "tally": point.tally.to_json()}
            for point in study.points
        ],
    }


def dumps(study: Predictions) -> str:
    """The study as JSON text."""
    return json.dumps(to_json(study), ensure_ascii=False, separators=(",", ":"))


def _cell_json(study: Predictions, cell: Cell) -> dict[str, Any]:
    return {
        "decoding_length": cell.decoding_length,
        "branch_length": cell.branch_length,
        "strategy": cell.strategy,
        "predicted_speedup": round(study.ratio(cell.tally), 4),
        "tally": cell.tally.to_json(),
        "measured": asdict(cell.measured) if cell.measured else None,
    }


def fields_of(data: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a study from the data of `to_json`. Raises ValueError for other data."""
    from lookahead_core.decode.cost_curve import CostCurve

    if data.get("format") != FORMAT or data.get("version") != VERSION:
        raise ValueError(f"this is no study: format {data.get('format')!r}, version {data.get('version')!r}")
    curve = data["costs"]
    tuples: dict[str, Any] = {name: tuple(curve[name]) for name in ("widths", "seconds", "low", "high", "least")}
    return {
        "costs": CostCurve(**tuples, context=curve["context"]),
        "overhead": Overhead(**data["overhead"]),
        "answers": data["answers"],
        "tokens": data["tokens"],
        "plain_seconds": data["plain_seconds"],
        "cells": [_cell(cell) for cell in data["cells"]],
        "points": [Point(**{**point, "tally": Tally.from_json(point["tally"])}) for point in data["points"]],
        "meta": dict(data["meta"]),
    }


def _cell(data: Mapping[str, Any]) -> Cell:
    run = data["measured"]
    measured = Measured(tuple(run["seconds"]), tuple(run["plain"]), run["equal"]) if run else None
    tally = Tally.from_json(data["tally"])
    return Cell(data["decoding_length"], data["branch_length"], data["strategy"], tally, measured)


def to_csv(study: Predictions) -> str:
    """One line per cell: lengths, counts, predicted and measured speed."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(CSV_COLUMNS)
    writer.writerows(_row(study, cell) for cell in study.cells)
    return out.getvalue()


def _row(study: Predictions, cell: Cell) -> list[Any]:
    tally, run = cell.tally, cell.measured
    counts = [tally.passes, round(tally.edl, 4), round(tally.drafted / max(tally.passes, 1), 3), round(tally.hit_rate, 4)]
    predicted = [round(study.speed(tally), 3), round(study.ratio(tally), 4)]
    measured = [run.n, *(round(one, 4) for one in (run.ratio, run.low, run.high)), run.equal] if run else [0, "", "", "", ""]
    return [*cell.key, *counts, *predicted, *measured]
