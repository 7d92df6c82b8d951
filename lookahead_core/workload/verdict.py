"""What a workload says at one cost curve: the best setting of each method, the recommended one, and whether drafts pay."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from lookahead_core.tuning.study import LEAST_GAIN
from lookahead_core.workload.drafters import DRAFTERS, Setting
from lookahead_core.workload.grid import Cell
from lookahead_core.workload.passes import Counts
from lookahead_core.workload.price import Curve, Speed, speed
from lookahead_core.workload.stream import Stream, Warmth, warmth
from lookahead_core.workload.study import Workload
from lookahead_core.workload.words import Text, say

FEW = 0.1
"""Where less than this share of the requests gains, a small gain of the whole is a "no"."""


@dataclass(frozen=True)
class Verdict:
    """A workload at one cost curve. Needs at least one cell."""

    workload: Workload
    curve: Curve

    @cached_property
    def best(self) -> list[tuple[Cell, Speed]]:
        """The best cell of each method and warmth, best first, with its range."""
        grid = self.workload.grid
        return [(cell, speed(cell.counts, self.curve)) for cell in grid.best(self.curve)] if grid else []

    @cached_property
    def near(self) -> list[Cell]:
        """As `Grid.near_best`."""
        return self.workload.grid.near_best(self.curve) if self.workload.grid else []

    @property
    def cell(self) -> Cell:
        """The recommended setting."""
        return self.near[0]

    @cached_property
    def speed(self) -> Speed:
        """Of the recommended setting, over the sample."""
        return speed(self.cell.counts, self.curve)

    @cached_property
    def traffic(self) -> Speed:
        """Of the traffic: over the whole log where it was replayed at this setting, else over the sample."""
        stream = self.stream
        return speed(stream.shared, self.curve) if stream else self.speed

    @property
    def stream(self) -> Stream | None:
        """The replay of the whole log, once it is done, where its method and its lengths are the recommended ones."""
        stream, setting = self.workload.stream, self.cell.setting
        if stream is None or not stream.done or not stream.shared.tokens:
            return None
        return stream if stream.setting == setting._replace(warmth=stream.setting.warmth) else None

    @cached_property
    def warmth(self) -> Warmth | None:
        """What past answers bring over the log."""
        stream = self.workload.stream
        return warmth(stream) if stream and DRAFTERS[stream.setting.method].remembers else None

    @property
    def pays(self) -> str:
        """ "yes", "partly" or "no"."""
        found = self.speed
        if found.whole <= LEAST_GAIN and self.traffic.gains < FEW:
            return "no"
        return "yes" if found.low > LEAST_GAIN and self.traffic.gains >= 0.5 else "partly"

    @cached_property
    def adaptive(self) -> tuple[Counts, Speed] | None:
        """The adaptive width, where it was replayed at these prices."""
        counts = self.workload.adaptive.get(self.curve)
        return None if counts is None else (counts, speed(counts, self.curve))

    @cached_property
    def tries(self) -> list[tuple[Cell, Speed]]:
        """Of `best`, those of the trie."""
        return [pair for pair in self.best if DRAFTERS[pair[0].setting.method].method.uses_trie]


def title(setting: Setting) -> Text:
    """A method's name."""
    return DRAFTERS[setting.method].title


def named(setting: Setting) -> Text:
    """A setting in words."""
    return say("setting", method=title(setting), length=setting.decoding_length, branch=setting.branch_length)
