"""The parts of a study: its settings, what each replay counted, what each real run took, and the overhead of a pass."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from typing import NamedTuple

from lookahead_core.trace.replay import Tally

UNSTEADY = 2.0
"""Largest ratio between the repeats of a steady measurement."""


class Setting(NamedTuple):
    """What a decoder is told about its drafts."""

    decoding_length: int
    branch_length: int
    strategy: str

    @property
    def shape(self) -> str:
        """The strategy in words."""
        return "trie" if self.strategy == "hierarchical" else self.strategy

    @property
    def title(self) -> str:
        """As progress shows it, such as "8 × 4 trie"."""
        return f"{self.decoding_length} × {self.branch_length} {self.shape}"


@dataclass(frozen=True, slots=True)
class Overhead:
    """Time of real passes beyond the cost curve, in seconds.

    A plain pass takes cost(1) + `plain`. A pass of n drafts takes `scale` x cost(n + 1) + `drafted` + n x `per_draft`.
    """

    plain: float = 0.0
    drafted: float = 0.0
    """Per drafted pass: walk, cache, trie."""
    per_draft: float = 0.0
    """Per draft: mostly retrieval."""
    scale: float = 1.0
    """Forward passes over the text, relative to the curve: longer contexts, a different load of the machine."""


@dataclass(frozen=True, slots=True)
class Measured:
    """Repeated real runs of one setting, each beside a plain run: seconds of the decode passes of all answers."""

    seconds: tuple[float, ...]
    plain: tuple[float, ...]
    equal: bool = True
    """Whether every token equals that of plain decoding."""

    @property
    def n(self) -> int:
        """Number of repeats."""
        return len(self.seconds)

    @property
    def ratios(self) -> list[float]:
        """Speed-up of each repeat over the plain run beside it, in rising order."""
        return sorted(plain / mine for plain, mine in zip(self.plain, self.seconds, strict=True))

    @property
    def ratio(self) -> float:
        """Median speed-up over plain decoding."""
        return median(self.ratios)

    @property
    def low(self) -> float:
        """Smallest speed-up of all repeats."""
        return self.ratios[0]

    @property
    def high(self) -> float:
        """Largest speed-up of all repeats."""
        return self.ratios[-1]

    @property
    def unclear(self) -> bool:
        """Whether the range of speed-ups contains 1.0: no measurable difference."""
        return self.low <= 1.0 <= self.high


@dataclass(slots=True)
class Cell:
    """One setting: the counts of its replay and, if it was run, its measurement."""

    decoding_length: int
    branch_length: int
    strategy: str
    tally: Tally
    measured: Measured | None = None

    @property
    def unsteady(self) -> bool:
        """Whether the measurement reflects the machine's load more than the setting.

        A drafted pass is never cheaper than a plain one, so the speed-up cannot exceed the tokens per pass.
        """
        run = self.measured
        return run is not None and (run.ratio > 1.1 * self.tally.edl or run.high > UNSTEADY * run.low)

    @property
    def steady(self) -> Measured | None:
        """The measurement to build upon; None without one, and for an unsteady one."""
        return None if self.unsteady else self.measured

    @property
    def setting(self) -> Setting:
        """Decoding length, branch length, strategy: the order in which the decoder takes them."""
        return Setting(self.decoding_length, self.branch_length, self.strategy)

    @property
    def name(self) -> str:
        """The setting in words."""
        return f"decoding length {self.decoding_length}, branch length {self.branch_length}, {self.setting.shape}"


@dataclass(slots=True)
class Point:
    """A replay of the same answers under another condition."""

    kind: str
    """"past answers" (so many in the trie) or "switch" (of the trie)."""
    label: str
    tally: Tally
    answers: float = 0.0
    """Past answers in the trie (kind "past answers")."""
