"""The lanes of a race by name: plain decoding and any methods of the table. Imports no torch.

A lane is written `METHOD`, `METHOD:LENGTH`, `METHOD:LENGTHxBRANCH` or `METHOD:xBRANCH`: "trie", "trie:auto", "trie:16x8",
"trie:x8". Lengths that are left out are the race's.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from lookahead_core.methods import METHODS, DraftSettings, name_of
from lookahead_core.models.prompts import LimitError
from lookahead_core.trace.validate import MOST_LANES, PLAIN

FEWEST_LANES = 2
PLAIN_TITLE = "plain decoding"
WRITTEN = re.compile(r"([^\s:]+)(?::(?=.)(auto|\d{1,9})?(?:x(\d{1,9}))?)?")


@dataclass(frozen=True, slots=True)
class Lane:
    """One lane of a race: a method of the table, or "plain", and lengths of its own."""

    method: str
    decoding_length: int | Literal["auto"] | None = None
    """None: the race's."""
    branch_length: int | None = None

    @classmethod
    def of(cls, written: Any, place: int = 1) -> Lane:
        """A lane as text, or a `Lane` itself. `place` is its number in the race, for messages.

        Raises LimitError for a method that is not in the table, and for lengths of plain decoding.
        """
        lane = written if isinstance(written, cls) else cls._read(written, place)
        if lane.method not in names():
            raise LimitError(f"Lane {place} is {lane.method!r:.60}; it must be one of: {', '.join(names())}.")
        if lane.method == PLAIN and (lane.decoding_length, lane.branch_length) != (None, None):
            raise LimitError(f"Lane {place} is plain decoding, which takes no lengths, got {lane.text}.")
        return lane

    @classmethod
    def _read(cls, written: Any, place: int) -> Lane:
        found = WRITTEN.fullmatch(written.strip()) if isinstance(written, str) else None
        if found is None:
            form = "METHOD, METHOD:LENGTH or METHOD:LENGTHxBRANCH"
            raise LimitError(f"Lane {place} is {written!r:.60}; write {form}, as in trie:16x8.")
        method, length, branch = found.groups()
        asked: Any = length if length in (None, "auto") else int(length)
        return cls(name_of(method), asked, int(branch) if branch else None)

    @property
    def text(self) -> str:
        """The lane as it is written."""
        length = "" if self.decoding_length is None else str(self.decoding_length)
        lengths = length + ("" if self.branch_length is None else f"x{self.branch_length}")
        return f"{self.method}:{lengths}" if lengths else self.method

    @property
    def title(self) -> str:
        """What it is called on the page."""
        return PLAIN_TITLE if self.method == PLAIN else METHODS[self.method].title

    @property
    def uses_trie(self) -> bool:
        """Whether it drafts from the trie of past answers."""
        return self.method != PLAIN and METHODS[self.method].uses_trie

    def measures(self, common: int | Literal["auto"]) -> bool:
        """Whether it chooses each pass's width by the cost curve, where `common` is the race's decoding length."""
        length = common if self.decoding_length is None else self.decoding_length
        method = None if self.method == PLAIN else METHODS[self.method]
        return length == "auto" and method is not None and (method.uses_trie or method.estimates)

    def settings(self, common: DraftSettings) -> DraftSettings:
        """What its decoder is built from, where `common` holds for the race."""
        length = common.decoding_length if self.decoding_length is None else self.decoding_length
        branch = common.branch_length if self.branch_length is None else self.branch_length
        return replace(common, decoding_length=length, branch_length=branch)


def names() -> list[str]:
    """What may stand for a lane."""
    return [PLAIN, *METHODS]


def lanes_of(asked: str | Sequence[Any]) -> tuple[Lane, ...]:
    """The lanes of a race: a list, or text with commas between them; none at all where nothing is asked for.

    Raises LimitError for fewer than 2 and more than 4, and as `Lane.of`.
    """
    if not isinstance(asked, str | list | tuple):
        raise LimitError(f"Lanes are {asked!r:.60}; they must be a list of names.")
    written = [part for part in asked.split(",") if part.strip()] if isinstance(asked, str) else list(asked)
    if written and not FEWEST_LANES <= len(written) <= MOST_LANES:
        raise LimitError(f"A race has {FEWEST_LANES} to {MOST_LANES} lanes, got {len(written)}.")
    lanes = tuple(Lane.of(part, place) for place, part in enumerate(written, 1))
    if (plain := sum(lane.method == PLAIN for lane in lanes)) > 1:
        raise LimitError(f"A race has at most 1 lane of plain decoding, got {plain}.")
    return lanes


def lane_names(lanes: Sequence[Lane]) -> list[str]:
    """The name of each lane in its race: the method's; from the second of a method on with a number, as in "trie-2"."""
    found: list[str] = []
    for place, lane in enumerate(lanes):
        before = sum(other.method == lane.method for other in lanes[:place])
        found.append(f"{lane.method}-{before + 1}" if before else lane.method)
    return found


def learning(lanes: Sequence[Lane]) -> str | None:
    """The name of the lane whose answer enters the race's own trie: the first that uses one."""
    named = zip(lanes, lane_names(lanes), strict=True)
    return next((name for lane, name in named if lane.uses_trie), None)
