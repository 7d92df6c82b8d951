"""The grid of settings: in which order they are replayed, and the best of them.

Settings whose memories hold the same are replayed side by side: all lengths of a method, and of the trie all shapes, rankings
and decoding lengths at one branch length. A method that remembers nothing between requests is replayed once for both warmths.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby, product, starmap

from lookahead_core.tuning.study import NEAR
from lookahead_core.workload.drafters import CAPACITY, DRAFTERS, Setting
from lookahead_core.workload.log import Request
from lookahead_core.workload.passes import Counts
from lookahead_core.workload.price import Curve, priced
from lookahead_core.workload.side_by_side import SideBySide

FIRST = 12
"""The branch length of the paper; the one nearest to it is replayed first."""


@dataclass(frozen=True, slots=True)
class Axes:
    """What the grid spans. A value that is given twice counts once."""

    methods: tuple[str, ...]
    warmths: tuple[str, ...]
    decoding_lengths: tuple[int, ...]
    branch_lengths: tuple[int, ...]

    def __post_init__(self) -> None:
        for name in ("decoding_lengths", "branch_lengths"):
            object.__setattr__(self, name, tuple(sorted(set(getattr(self, name)))))
        for name in ("methods", "warmths"):
            object.__setattr__(self, name, tuple(dict.fromkeys(getattr(self, name))))

    @property
    def cells(self) -> int:
        """Cells of one method and warmth."""
        return len(self.decoding_lengths) * len(self.branch_lengths)

    def settings(self) -> Iterator[Setting]:
        """All settings, method by method."""
        return starmap(Setting, product(self.methods, self.warmths, self.decoding_lengths, self.branch_lengths))

    def groups(self) -> list[tuple[Setting, ...]]:
        """The settings, in groups that are replayed side by side: first the trie's first method at the branch length that is
        nearest to `FIRST`, then the other methods, then the trie, every second branch length before the others."""
        near, *others = sorted(self.branch_lengths, key=lambda branch: abs(branch - FIRST))
        others.sort()
        branches = [near, *others[::2], *others[1::2]]

        tries = [name for name in self.methods if DRAFTERS[name].method.uses_trie]

        def turn(setting: Setting) -> tuple[int, ...]:
            place, warmth = branches.index(setting.branch_length), self.warmths.index(setting.warmth)
            if DRAFTERS[setting.method].method.uses_trie:
                return (0 if not place and setting.method == tries[0] else 2), place, warmth
            return 1, self.methods.index(setting.method), warmth

        kept = [each for each in self.settings() if DRAFTERS[each.method].remembers or each.warmth == self.warmths[0]]
        return [tuple(group) for _, group in groupby(sorted(kept, key=turn), turn)]


@dataclass(frozen=True, slots=True)
class Cell:
    """One setting's counts. `replayed` false: those of the other warmth, of a method that remembers nothing."""

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

    @property
    def total(self) -> int:
        """Cells of the whole grid."""
        return self.axes.cells * len(self.axes.methods) * len(self.axes.warmths)

    def tasks(self, wanted: Callable[[], bool] = lambda: True) -> Iterator[tuple[str, SideBySide]]:
        """Everything that is to be replayed, in the order of `Axes.groups`. What is left when it is no longer `wanted` is left
        out, but every method is replayed at one branch length."""
        begun: set[tuple[str, str]] = set()
        for group in self.axes.groups():
            methods = {setting[:2] for setting in group}
            if not methods <= begun or wanted():
                begun |= methods
                past = self.past if group[0].warmth == "warm" else ()
                yield "cells", SideBySide(group, self.requests, past, self.capacity)

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

    def store(self, found: Mapping[Setting, Counts]) -> None:
        """Store what was replayed. Where a method remembers nothing, every warmth counts the same."""
        for setting, counts in found.items():
            self.cells[setting] = Cell(setting, counts)
            for warmth in self.axes.warmths if not DRAFTERS[setting.method].remembers else ():
                same = setting._replace(warmth=warmth)
                self.cells.setdefault(same, Cell(same, counts, replayed=False))
