"""The grid of settings: which are replayed first, which need no replay, and the best of them.

A coarse grid of every method comes first, then the neighbours of each method's best cells, then the rest. Where the
decoding length cut no draft, longer ones draft the same trees, and their cells are copies.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from lookahead_core.tuning.study import NEAR
from lookahead_core.workload.drafters import CAPACITY, DRAFTERS, Setting
from lookahead_core.workload.log import Request
from lookahead_core.workload.passes import CellTask, Counts
from lookahead_core.workload.price import Curve, priced

COARSE = 2
"""Every so many lengths are in the coarse grid."""


@dataclass(frozen=True, slots=True)
class Axes:
    """What the grid spans."""

    methods: tuple[str, ...]
    warmths: tuple[str, ...]
    decoding_lengths: tuple[int, ...]
    branch_lengths: tuple[int, ...]

    def __post_init__(self) -> None:
        for name in ("decoding_lengths", "branch_lengths"):
            object.__setattr__(self, name, tuple(sorted(set(getattr(self, name)))))

    @property
    def cells(self) -> int:
        """Cells of one method and warmth."""
        return len(self.decoding_lengths) * len(self.branch_lengths)

    def settings(self, step: int = 1) -> Iterator[Setting]:
        """All settings, method by method; with `step` those of every so many lengths, from the shortest on."""
        lengths, branches = self.decoding_lengths[::step], self.branch_lengths[::step]
        for method in self.methods:
            for warmth in self.warmths:
                yield from (Setting(method, warmth, length, branch) for length in lengths for branch in branches)

    def near(self, setting: Setting) -> Iterator[Setting]:
        """The neighbours of a setting on the grid."""
        sides = []
        for axis, length in ((self.decoding_lengths, setting.decoding_length), (self.branch_lengths, setting.branch_length)):
            place = axis.index(length)
            sides.append(axis[max(0, place - 1) : place + 2])
        return (Setting(setting.method, setting.warmth, length, branch) for length in sides[0] for branch in sides[1])


@dataclass(frozen=True, slots=True)
class Cell:
    """One setting's counts. `replayed` false: those of another setting that drafts the same."""

    setting: Setting
    counts: Counts
    replayed: bool = True
    widths: Counter[int] = field(init=False, repr=False)
    """Width of a pass -> how many."""
    tokens: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "widths", self.counts.widths())
        object.__setattr__(self, "tokens", sum(self.counts.tokens))

    def speed(self, curve: Curve) -> float:
        """Predicted speed of all requests together."""
        return priced(self.widths, self.tokens, curve)


@dataclass
class Grid:
    """The cells so far."""

    axes: Axes
    requests: tuple[Request, ...]
    past: tuple[list[int], ...] = ()
    capacity: int = CAPACITY
    cells: dict[Setting, Cell] = field(default_factory=dict)
    asked: set[Setting] = field(default_factory=set)

    @property
    def total(self) -> int:
        """Cells of the whole grid."""
        return self.axes.cells * len(self.axes.methods) * len(self.axes.warmths)

    def coarse(self) -> Iterator[tuple[Setting, CellTask]]:
        """Tasks of the coarse grid."""
        return self._tasks(self.axes.settings(COARSE))

    def rest(
        self, curve: Curve, wanted: Callable[[Setting], bool] = lambda _setting: True
    ) -> Iterator[tuple[Setting, CellTask]]:
        """Tasks of all cells that are not there yet, the best methods first; each if `wanted` when its turn comes."""
        rank = {cell.setting[:2]: place for place, cell in enumerate(self.best(curve))}
        ranked = sorted(self.axes.settings(), key=lambda setting: rank.get(setting[:2], len(rank)))
        return self._tasks(setting for setting in ranked if wanted(setting))

    def refinements(self, curve: Curve) -> Iterator[Iterator[tuple[Setting, CellTask]]]:
        """`refine` again and again, until it asks for nothing. Each batch is to be replayed before the next."""
        before = -1
        while before < len(self.asked):
            before = len(self.asked)
            yield self.refine(curve)

    def refine(self, curve: Curve) -> Iterator[tuple[Setting, CellTask]]:
        """Tasks around the best cell of each method and warmth; none once it is better than all its neighbours."""
        wanted = [near for best in self.best(curve) for near in self.axes.near(best.setting)]
        return self._tasks(wanted)

    def best(self, curve: Curve) -> list[Cell]:
        """The best cell of each method and warmth, best first. Of equals the narrower pass and the shorter branch."""
        found: dict[tuple[str, str], tuple[float, Cell]] = {}
        for cell in sorted(self.cells.values(), key=lambda cell: cell.setting[2:]):
            speed, key = cell.speed(curve), cell.setting[:2]
            if key not in found or speed > found[key][0]:
                found[key] = speed, cell
        return [cell for _, cell in sorted(found.values(), key=lambda pair: -pair[0])]

    def near_best(self, curve: Curve) -> list[Cell]:
        """Cells of the best method and warmth within `NEAR` of its best, the narrowest pass first. Needs a cell.

        The first of them is the one to recommend: of near equals the narrowest pass, then the shortest branch.
        """
        top = self.best(curve)[0]
        least = (1 - NEAR) * top.speed(curve)
        cells = [cell for cell in self.cells.values() if cell.setting[:2] == top.setting[:2]]
        near = [cell for cell in cells if cell.speed(curve) >= least]
        return sorted(near, key=lambda cell: cell.setting[2:])

    def store(self, setting: Setting, counts: Counts) -> None:
        """Store a replay, and the copies that follow from it."""
        self.cells[setting] = Cell(setting, counts)
        method, warmth, length, branch = setting
        longer = self.axes.decoding_lengths if counts.widest < length else ()
        warmths = self.axes.warmths if not DRAFTERS[method].remembers else (warmth,)
        for same in (Setting(method, other, more, branch) for other in warmths for more in {length, *longer} if more >= length):
            self.cells.setdefault(same, Cell(same, counts, replayed=False))

    def _tasks(self, settings: Iterable[Setting]) -> Iterator[tuple[Setting, CellTask]]:
        for setting in settings:
            if setting not in self.cells and setting not in self.asked:
                self.asked.add(setting)
                past = self.past if setting.warmth == "warm" else ()
                yield setting, CellTask(setting, self.requests, past, self.capacity)
