"""What a number of a study looks like: the colour of a cell, the ink on it, and its signs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from plotly.colors import sample_colorscale

from lookahead_core.tuning.cells import Cell, Setting
from lookahead_core.tuning.study import Study
from visual.palette import ON_DEEP, ON_PALE, percent

SAME = 0.03
"""A predicted speed-up this close to 1 is marked as no difference."""


def signs(study: Study, cell: Cell, tied: bool) -> Iterator[str]:
    """The signs of a cell's speed-up: "●" measured, "≈" as fast as plain decoding, "±" noisy, "=" tied with the best."""
    run = cell.measured
    if run is None:
        yield from ["≈"] if abs(study.value(cell) - 1) <= SAME else []
    else:
        yield "±" if cell.unsteady else "≈" if run.unclear else "●"
    yield from ["="] if tied else []


def marked(study: Study, strategy: str) -> tuple[Setting | None, set[Setting]]:
    """The setting to use in a strategy's grid and those tied with it; none where plain decoding is to be used."""
    best = study.best(strategy)
    if best is None or not study.pays(best):
        return None, set()
    return best.setting, {cell.setting for cell in study.ties(strategy)}


def colour(share: float, colours: Sequence[str]) -> tuple[float, float, float]:
    """Red, green and blue (0 to 1) at `share` (0 to 1) of a scale."""
    return sample_colorscale(colours, min(1.0, max(0.0, share)), colortype="tuple")[0]


def ink(share: float, colours: Sequence[str]) -> str:
    """Dark or light text, whichever reads better on the colour at `share` of a scale."""
    parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour(share, colours)]
    luminance = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]  # WCAG 2, relative luminance
    return ON_PALE if (luminance + 0.05) / 0.05 > 1.05 / (luminance + 0.05) else ON_DEEP


def style(share: float, colours: Sequence[str]) -> str:
    """Colour and ink of a cell at `share` of a scale, as the custom properties of a table's cell."""
    return f"--cell:{percent(*(round(100 * part) for part in colour(share, colours)))};--on-cell:{ink(share, colours)}"
