"""What a pass costs by its width: the curve of the paper's figure 1, its CDL, and the costs that "auto" works with."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field
from itertools import accumulate
from math import inf
from statistics import median
from typing import Any

from lookahead_core.decode.auto_width import Prices
from lookahead_core.trie.costs import WIDEST
from lookahead_core.trie.state import is_whole

CDL_SLACK = 1.10
"""A pass still counts as free while it costs at most this times a one-token pass."""


@dataclass(frozen=True, slots=True)
class CostCurve:
    """Seconds of one pass by its width: the median, and the quartiles `low` and `high`."""

    widths: tuple[int, ...]
    seconds: tuple[float, ...]
    low: tuple[float, ...] = ()
    high: tuple[float, ...] = ()
    context: int = 0
    """Cached rows during the measurement."""
    least: tuple[float, ...] = ()
    """Seconds of a pass when nothing else uses the machine, see `calibrate.at_fastest_pace`."""
    _prices: list[Prices] = field(default_factory=list, init=False, compare=False, repr=False)
    """None or one, made when it is first asked for: a list, because a frozen class cannot set a field later."""

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy begins with prices of its own: machine code knows those of a curve by their address."""
        return CostCurve, (self.widths, self.seconds, self.low, self.high, self.context, self.least)

    def __post_init__(self) -> None:
        if len(self.widths) != len(self.seconds) or list(self.widths) != sorted(set(self.widths)) or not self.widths:
            raise ValueError("a cost curve needs one time for each of its rising widths")
        for width in self.widths:
            if not is_whole(width) or width < 1:
                raise ValueError(f"a width of a cost curve must be a whole number of at least 1, not {width!r}")
        for name in ("low", "high", "least"):
            if (count := len(getattr(self, name))) not in (0, len(self.widths)):
                raise ValueError(f"a cost curve needs one {name} for each of {len(self.widths)} widths or none, not {count}")
        for second in (*self.seconds, *self.least):
            if not 0.0 < second < inf:
                raise ValueError(f"the time of a pass must be above 0 and finite, not {second!r} s")

    def cost(self, width: float) -> float:
        """Seconds of a pass of `width` tokens: linear between the measured widths, and beyond the last."""
        widths, seconds = self.widths, self.seconds
        if len(widths) == 1 or width <= widths[0]:
            return seconds[0]
        right = min(bisect_left(widths, width), len(widths) - 1)
        left = right - 1
        slope = (seconds[right] - seconds[left]) / (widths[right] - widths[left])
        return seconds[left] + slope * (width - widths[left])

    def quiet(self) -> CostCurve:
        """The curve of an undisturbed machine, where it was measured: on a busy one, medians of few passes are mostly noise.

        No width costs more than a wider one, because its pass could be padded.
        """
        rising = tuple(accumulate(reversed(self.least or self.seconds), min))[::-1]
        return self if rising == self.seconds else CostCurve(self.widths, rising, context=self.context)

    @property
    def disturbed(self) -> float:
        """Time of the typical pass over its time at the fastest pace, median over the widths; 1: no disturbance."""
        return median(usual / fast for usual, fast in zip(self.seconds, self.least or self.seconds, strict=True))

    def prices(self) -> Prices:
        """Current costs for "auto": this curve, corrected by the passes of all decoders that share it."""
        if not self._prices:
            quiet = self.quiet()
            self._prices.append(Prices([quiet.cost(width) for width in range(1, WIDEST + 1)]))
        return self._prices[0]

    @property
    def cdl(self) -> int:
        """Critical decoding length: widest pass within 10 % of a one-token pass (linear between measured widths)."""
        bound = CDL_SLACK * self.cost(1)
        widest = 1
        while widest < self.widths[-1] and self.cost(widest + 1) <= bound:
            widest += 1
        return widest
