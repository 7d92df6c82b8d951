"""Passes become time: cost curves (measured, published, or two sliders), predicted speed, and its range.

A cost curve gives the seconds of a pass by its width (the paper's figure 1). Speeds are times plain decoding, which takes one
pass a token. The range over requests says how sure a figure is: quantiles of single requests, and a bootstrap of the whole.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.tuning.cells import Overhead
from lookahead_core.tuning.study import LEAST_GAIN, Study
from lookahead_core.workload.example import EXAMPLE_COSTS
from lookahead_core.workload.log import QUANTILES
from lookahead_core.workload.passes import Counts
from lookahead_core.workload.words import LogError, Text, say

RESAMPLES = 400
"""Draws of the bootstrap."""
INTERVAL = (0.05, 0.95)
LOSS = 2 - LEAST_GAIN
"""A request below this speed loses; one above `LEAST_GAIN` gains. Between them the difference is noise."""
NO_OVERHEAD = Overhead()
MOST_COSTS = 4_000_000
"""Of a file of costs; a study has the same bound."""
LEAST = {"plain": -1e6, "drafted": -1e6}
"""Of the parts of an overhead that are negative where real passes ran faster than the curve, in seconds."""
SLIDERS = {"below": (0.0, 1.0), "above": (0.0, 1.0), "bend": (1, 128), "plain": (1e-5, 10.0)}
"""Bounds of the sliders: cost of a row in plain passes, rows, seconds."""


@dataclass(frozen=True, eq=False)
class Curve:
    """Seconds of a pass by its width, and where they come from."""

    costs: CostCurve
    kind: str
    """"measured", "published" or "sliders"."""
    title: Text
    source: str = ""
    overhead: Overhead = NO_OVERHEAD
    """Time of real passes beyond the curve, where it was measured."""
    _known: dict[int, float] = field(default_factory=dict, init=False, repr=False)

    @property
    def plain(self) -> float:
        """Seconds of a pass of plain decoding."""
        return self._study.plain_pass

    def cost(self, width: int) -> float:
        """Seconds of a pass of `width` tokens, the root included; a straight line goes on beyond the last measured width."""
        if width not in self._known:
            self._known[width] = self._study.pass_seconds(width) if width > 1 else self._study.plain_pass
        return self._known[width]

    def seconds(self, most: int) -> np.ndarray:
        """The cost of every width: float64 [most + 1], the first one unused."""
        return np.array([0.0, *(self.cost(width) for width in range(1, most + 1))])

    @cached_property
    def _study(self) -> Study:
        """The study's way from passes to seconds."""
        return Study(self.costs, self.overhead)

    def to_json(self) -> dict[str, Any]:
        """Widths, seconds, and seconds in plain passes."""
        costs = self.costs
        shown = [self.cost(width) for width in costs.widths]
        facts = {"kind": self.kind, "title": self.title, "source": self.source, "cdl": costs.quiet().cdl}
        extra = {"overhead": asdict(self.overhead)} if self.overhead != NO_OVERHEAD else {}
        return {**facts, "widths": list(costs.widths), "seconds": shown, "relative": [s / self.plain for s in shown], **extra}


def sliders(below: float = 0.004, above: float = 0.03, bend: int = 32, plain: float = 0.02) -> Curve:
    """A curve of two straight lines. `below` and `above`: cost of one more row, in plain passes, up to `bend` rows and beyond.

    `plain`: seconds of a plain pass. Raises LogError for a value out of `SLIDERS`.
    """
    for name, value in {"below": below, "above": above, "bend": bend, "plain": plain}.items():
        low, high = SLIDERS[name]
        if not isinstance(value, int | float) or not low <= value <= high:
            raise LogError("slider", name=name, low=low, high=high, value=value)
    widths = tuple(sorted({1, int(bend), max(128, int(bend) + 1)}))  # the last one lies beyond the bend: its line goes on
    costs = [1 + below * (min(width, bend) - 1) + above * max(0, width - bend) for width in widths]
    title = say("curve sliders", below=below, above=above, bend=int(bend))
    return Curve(CostCurve(widths, tuple(plain * cost for cost in costs)), "sliders", title)


def _published(row: Mapping[str, Any]) -> Curve:
    costs = {int(width): ms / 1000 for width, ms in row["milliseconds"].items()}
    return Curve(CostCurve(tuple(costs), tuple(costs.values())), row["kind"], row["title"], row["source"])


_ROWS = json.loads(Path(__file__).with_name("catalogue.json").read_text(encoding="utf-8"))
CATALOGUE = {row["name"]: _published(row) for row in _ROWS}
"""Curves with sources; the embedded model's, measured, comes last."""
DEFAULT = next(iter(CATALOGUE))
EMBEDDED = "embedded"


def read_curve(file: bytes | Path, name: str = "") -> Curve:
    """The measured curve in a file: a study, the last event of `/calibrate`, or the JSON of a bench with "seconds by width".

    Raises LogError for anything else.
    """
    shown = name or (file.name if isinstance(file, Path) else "JSON")
    try:
        if isinstance(file, Path) and file.stat().st_size > MOST_COSTS:
            raise LogError("large costs", name=shown, value=file.stat().st_size, bound=MOST_COSTS)
        raw = file.read_bytes() if isinstance(file, Path) else file
    except OSError as error:
        raise LogError("unreadable", name=shown, why=error.strerror or type(error).__name__) from None
    if len(raw) > MOST_COSTS:
        raise LogError("large costs", name=shown, value=len(raw), bound=MOST_COSTS)
    try:
        costs, overhead, where = _measured(json.loads(raw.decode("utf-8-sig")))
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise LogError("bad costs", name=shown, why=str(error)[:200]) from None
    return Curve(costs, "measured", say("curve measured", name=shown, where=where or "–"), shown, overhead)


def _embedded() -> Curve:
    """The curve of the embedded model, as the bundled example was written."""
    curve = read_curve(EXAMPLE_COSTS)
    meta = json.loads(EXAMPLE_COSTS.read_text(encoding="utf-8"))["meta"]
    title = say("curve embedded", device=meta["device"], dtype=meta["dtype"], threads=meta["threads"])
    return replace(curve, title=title, source="python -m lookahead_core.bench example")


def _measured(data: Any) -> tuple[CostCurve, Overhead, str]:
    """Costs, overhead and device of measured data. Raises KeyError, TypeError or ValueError where there are none."""
    meta = data.get("meta") or {}
    where = ", ".join(str(meta[key]) for key in ("model", "device", "dtype") if meta.get(key)) or str(data.get("device", ""))
    overhead = Overhead(**{key: _number(value, LEAST.get(key, 0.0)) for key, value in (data.get("overhead") or {}).items()})
    if "seconds by width" in data:
        pairs = {int(width): _number(seconds) for width, seconds in data["seconds by width"].items()}
        return _curve(list(pairs), list(pairs.values())), overhead, where
    costs = data.get("costs", data)
    seconds = costs.get("least") or costs.get("seconds") or [ms / 1000 for ms in costs.get("milliseconds", ())]
    if not costs.get("widths") or not seconds:
        raise ValueError("it has no widths with their times")
    return _curve(costs["widths"], seconds), overhead, where


def _curve(widths: list[Any], seconds: list[Any]) -> CostCurve:
    if not all(isinstance(width, int) and not isinstance(width, bool) and 1 <= width <= 4096 for width in widths):
        raise ValueError("widths must be whole numbers from 1 to 4096")
    if widths and 1 not in widths:
        raise ValueError(f"its narrowest pass has {min(widths)} tokens; plain decoding needs the time of 1")
    times = tuple(map(_number, seconds))
    if min(times, default=1.0) <= 0:
        raise ValueError("a pass takes more than 0 seconds")
    return CostCurve(tuple(widths), times)


def _number(value: Any, least: float = 0.0) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value < 1e6:
        raise ValueError(f"{value!r} is no time in seconds from {least:.0f} to 1,000,000")
    return float(value)


CATALOGUE[EMBEDDED] = _embedded()


@dataclass(frozen=True, slots=True)
class Speed:
    """Predicted speed of some requests, times plain decoding."""

    whole: float
    """Of all requests together."""
    low: float
    high: float
    """90 % of resampled sets of requests lie between them."""
    quantiles: list[float]
    """Of single requests, as `each`."""
    each: list[float]
    """Of every request; 1 where it had no decode pass."""
    gains: float
    loses: float
    """Shares of the requests."""


def seconds_of(counts: Counts, curve: Curve) -> np.ndarray:
    """Predicted seconds of the decode passes of each request: float64 [requests]."""
    table = counts.table()
    prices = _prices(curve, counts.widest)
    return np.bincount(table[:, 0], prices[table[:, 1]] * table[:, 2], len(counts.tokens))


@lru_cache(maxsize=256)
def _prices(curve: Curve, most: int) -> np.ndarray:
    return curve.seconds(most)


def priced(widths: Mapping[int, int], tokens: int, curve: Curve) -> float:
    """Predicted speed of passes by their widths, which emitted so many tokens; 1 without passes."""
    seconds = sum(curve.cost(width) * count for width, count in widths.items())
    return tokens * curve.plain / seconds if seconds > 0 else 1.0


def whole_speed(counts: Counts, curve: Curve) -> float:
    """Predicted speed of all requests together; 1 without passes."""
    return priced(counts.widths(), sum(counts.tokens), curve)


def speed(counts: Counts, curve: Curve, resamples: int = RESAMPLES) -> Speed:
    """Predicted speed with its range."""
    seconds = seconds_of(counts, curve)
    plain = np.array(counts.tokens) * curve.plain
    known = seconds > 0
    each = np.ones(len(seconds))
    each[known] = plain[known] / seconds[known]
    if not known.any():
        return Speed(1.0, 1.0, 1.0, [1.0] * len(QUANTILES), each.tolist(), 0.0, 0.0)
    whole = float(plain.sum() / seconds.sum())
    low, high = bootstrap(plain[known], seconds[known], resamples)
    shares = float((each > LEAST_GAIN).mean()), float((each < LOSS).mean())
    return Speed(whole, low, high, np.quantile(each, QUANTILES).tolist(), each.tolist(), *shares)


def bootstrap(plain: np.ndarray, seconds: np.ndarray, resamples: int = RESAMPLES, seed: int = 0) -> tuple[float, float]:
    """The `INTERVAL` of sum(plain) / sum(seconds) over requests drawn with replacement (Efron's percentile interval)."""
    drawn = np.random.default_rng(seed).multinomial(len(plain), np.full(len(plain), 1 / len(plain)), size=resamples)
    low, high = np.quantile(drawn @ plain / (drawn @ seconds), INTERVAL).tolist()
    return low, high
