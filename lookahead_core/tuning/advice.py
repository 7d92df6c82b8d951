"""Which setting to recommend, and why."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

from lookahead_core.tuning.cells import Cell, Predictions

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


def promising(study: Predictions, strategy: str | None = None, count: int = PROMISING) -> list[Cell]:
    """The `count` settings predicted to be fastest, best first; the shortest of those that draft the same trees."""
    found: list[Cell] = []
    cells = study.of_strategy(strategy)
    for cell in sorted(cells, key=lambda cell: (-study.ratio(cell.tally), cell.decoding_length, cell.branch_length)):
        if len(found) < count and all(cell.tally != other.tally for other in found):
            found.append(cell)
    return found


def best(study: Predictions, strategy: str | None = None) -> Cell | None:
    """The setting to use, None for an empty grid: the fastest, and of near equals the narrowest.

    Steadily measured cells count as measured. The others count as predicted, times the median ratio of measured to
    predicted speed-up: an optimistic curve must not favour cells that were never run.
    """
    cells = study.of_strategy(strategy)
    if not cells:
        return None
    steady = [cell.measured.ratio / study.ratio(cell.tally) for cell in study.cells if cell.measured and not cell.unsteady]
    correction = median(steady) if steady else 1.0
    speedups = {
        cell.key: cell.measured.ratio if cell.measured and not cell.unsteady else correction * study.ratio(cell.tally)
        for cell in cells
    }
    top = max(speedups.values())
    near = [cell for cell in cells if speedups[cell.key] >= (1 - NEAR) * top]
    return min(near, key=lambda cell: (cell.measured is None, cell.tally.drafted, -speedups[cell.key]))


def recommend(study: Predictions) -> Advice:
    """The setting, the reason in one sentence, and the line of code. Raises ValueError for an empty grid."""
    cell = best(study)
    if cell is None:
        raise ValueError("the study has no cells yet")
    if study.value(cell) < LEAST_GAIN or (cell.measured and cell.measured.low <= 1.0):
        return Advice(None, _why_plain(study, cell), "decoder = lc.GreedyDecoder(model)")
    strategy = "" if cell.strategy == "hierarchical" else f', strategy="{cell.strategy}"'
    lengths = f"decoding_length={cell.decoding_length}, branch_length={cell.branch_length}"
    return Advice(cell, _why(study, cell), f"decoder = lc.LookaheadDecoder(model, {lengths}{strategy})")


def _why(study: Predictions, cell: Cell) -> str:
    passes = max(cell.tally.passes, 1)
    width = 1 + cell.tally.drafted / passes
    cost = study.seconds(cell.tally) / passes / (study.plain_predicted / max(study.tokens, 1))
    return (
        f"{cell.name[0].upper()}{cell.name[1:]}: {speed_words(study, cell)}, because a pass of {width:.0f} tokens on "
        f"average costs {cost:.2f}× a one-token pass here and emits {cell.tally.edl:.2f} tokens."
    )


def _why_plain(study: Predictions, cell: Cell) -> str:
    return (
        f"Decode plainly: the best setting ({cell.name}) is {speed_words(study, cell)}, at {cell.tally.edl:.2f} tokens a "
        "pass; drafting does not pay for this text on this device."
    )


def speed_words(study: Predictions, cell: Cell) -> str:
    """The speed-up of a cell in words that separate measured from predicted."""
    run = cell.measured
    if run is None:
        return f"predicted {study.ratio(cell.tally):.2f}× plain"
    if run.unclear:
        return f"no measurable difference from plain ({run.low:.2f}–{run.high:.2f}×, n = {run.n})"
    unsteady = ", unsteady" if cell.unsteady else ""
    return f"measured {run.ratio:.2f}× plain ({run.low:.2f}–{run.high:.2f}, n = {run.n}{unsteady})"
