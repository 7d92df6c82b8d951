"""Axes, lines, bars and points as HTML and SVG: a chart without a script, of some kilobytes.

    drawn = Drawing(x, y)
    drawn.line([(1, 2.0), (8, 3.1)])
    drawn.html("tokens per pass by rows fed")

Lines stretch with the page, texts and points keep their size. Colours are those of the style sheet `plain.css`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from math import log2

Point = tuple[float, float]
LARGE = ((1_000_000, "M"), (1000, "k"))
SHAPES = (
    "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
    "M-3.5-3.5h7v7h-7z",
    "M0-5l5 5l-5 5l-5-5z",
    "M0-5l4.5 8h-9z",
    "M0 5l4.500-8h-9z",
    "M-1.500-5h3v3.500h3.500v3h-3.500v3.500h-3v-3.500h-3.500v-3h3.500z",
)
"""Shapes of points, as SVG paths around 0: circle, square, diamond, two triangles, cross."""


@dataclass(frozen=True, slots=True)
class Axis:
    """One axis: its name, its ends, its ticks (value, text). `log`: powers of two are evenly spaced."""

    name: str
    low: float
    high: float
    ticks: Sequence[tuple[float, str]]
    log: bool = False

    def place(self, value: float) -> float:
        """Percent of the axis's length from its lower end."""
        low, high, at = (log2(number) if self.log else number for number in (self.low, self.high, value))
        return 100 * (at - low) / (high - low)

    def marks(self) -> list[tuple[float, str]]:
        """The ticks between the axis's ends: place in percent, text as HTML."""
        return [(self.place(at), escape(word)) for at, word in self.ticks if self.low <= at <= self.high]


class Drawing:
    """One chart. What is added later lies above what was added before."""

    def __init__(self, x: Axis, y: Axis) -> None:
        self.x, self.y = x, y
        self.lines: list[str] = []
        self.words: list[str] = []

    def path(self, points: Iterable[Point]) -> str:
        """Points as coordinates of a square of 100 x 100, y downwards."""
        return " ".join(f"{self.x.place(x):.2f},{100 - self.y.place(y):.2f}" for x, y in points)

    def line(self, points: Iterable[Point], look: str = "curve", style: str = "") -> None:
        """A line through the points. `look` is its class; `style` its own CSS."""
        self.lines.append(f'<polyline class="{look}" style="{style}" points="{self.path(points)}"/>')

    def area(self, points: Sequence[Point], look: str = "limit") -> None:
        """What lies below a line."""
        ends = [(points[-1][0], self.y.low), (points[0][0], self.y.low)]
        self.lines.append(f'<polygon class="area {look}" points="{self.path([*points, *ends])}"/>')

    def bar(self, left: float, right: float, value: float, look: str) -> None:
        """A bar from the lower end of the y axis to `value`."""
        x, wide, high = self.x.place(left), self.x.place(right) - self.x.place(left), self.y.place(value)
        self.lines.append(f'<rect class="{look}" x="{x:.2f}" y="{100 - high:.2f}" width="{wide:.2f}" height="{high:.2f}"/>')

    def rule(self, look: str, x: float | None = None, y: float | None = None) -> None:
        """A line across the whole drawing at one value of x or of y."""
        if x is not None:
            at = f'x1="{self.x.place(x):.2f}" x2="{self.x.place(x):.2f}" y1="0" y2="100"'
        else:
            assert y is not None, "a rule needs a value"
            at = f'x1="0" x2="100" y1="{100 - self.y.place(y):.2f}" y2="{100 - self.y.place(y):.2f}"'
        self.lines.append(f'<line class="{look}" {at}/>')

    def note(self, point: Point, words: str, look: str = "note") -> None:
        """A text at a point: above it, unless its class says otherwise."""
        self.words.append(f'<span class="{look}" style="{self._at(point)}">{escape(words)}</span>')

    def points(self, points: Iterable[Point], mark: int = 0, style: str = "") -> None:
        """A mark at each point: the number of one of the `SHAPES`."""
        shape = f'<svg viewBox="-6 -6 12 12"><path d="{SHAPES[mark % len(SHAPES)]}"/></svg>'
        self.words += [f'<i class="mark" style="{self._at(point)};{style}">{shape}</i>' for point in points]

    def ring(self, point: Point) -> None:
        """A ring around the point to look at."""
        self.words.append(f'<i class="ring" style="{self._at(point)}"></i>')

    def _at(self, point: Point) -> str:
        return f"left:{self.x.place(point[0]):.2f}%;bottom:{self.y.place(point[1]):.2f}%"

    def html(self, told: str) -> str:
        """The chart. `told` is what a reader hears who cannot see it."""
        across = "".join(f'<span class="tick" style="left:{at:.2f}%">{word}</span>' for at, word in self.x.marks())
        beside = "".join(f'<span class="tick" style="bottom:{at:.2f}%">{word}</span>' for at, word in self.y.marks())
        lines = f'<svg viewBox="0 0 100 100" preserveAspectRatio="none">{"".join(self.lines)}</svg>'
        return (
            f'<div class="chart" role="img" aria-label="{escape(told)}"><b class="beside">{escape(self.y.name)}</b>'
            f'<div class="ticks-y">{beside}</div><div class="plot">{lines}{"".join(self.words)}</div>'
            f'<div class="ticks-x">{across}</div><b class="below">{escape(self.x.name)}</b></div>'
        )


def whole(most: float, steps: int = 4, counts: bool = False) -> list[tuple[float, str]]:
    """Round ticks from 0 to at most `most`: about `steps` of them; of `counts` whole numbers alone."""
    sizes = (size * 10**power for power in range(-3, 7) for size in (1, 2, 2.5, 5))
    size = next(size for size in sizes if most / size <= steps + 0.999 and not (counts and size % 1))
    return [(place * size, f"{place * size:g}") for place in range(int(most / size) + 1)]


def short(count: int) -> str:
    """4000 -> "4k"; three digits at most: 7839 -> "7.84k", 999,500 -> "1M"."""
    return next((f"{count / limit:.3g}{letter}" for limit, letter in LARGE if count >= 0.9995 * limit), str(count))


def even(names: Sequence[str]) -> list[tuple[float, str]]:
    """Ticks at 0, 1, 2, ... for values without a scale of their own."""
    return [(float(place), name) for place, name in enumerate(names)]
