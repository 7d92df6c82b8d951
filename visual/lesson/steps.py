"""The lesson's eight questions, worked out from recordings: every number was measured in the race that is shown."""

from __future__ import annotations

from collections.abc import Sequence

from lookahead_core.trace.trace import Trace
from visual.lesson.acceptance import lossless, verify
from visual.lesson.measures import drafted
from visual.lesson.speed import cost, poor, tune
from visual.lesson.step import LessonStep
from visual.lesson.tree import branches, mask, trie


def lesson(traces: Sequence[Trace]) -> tuple[list[LessonStep], list[int]]:
    """The steps, and the places of the recordings they show: the one of most tokens per pass and the one of fewest.

    Raises ValueError where no recording has both lanes.
    """
    raced = [place for place, trace in enumerate(traces) if len(trace.lanes) == 2 and drafted(trace)]
    if not raced:
        raise ValueError("the lesson needs a recording of a race with drafts")
    by_edl = sorted(raced, key=lambda place: traces[place].edl("lookahead"))
    best, worst = by_edl[-1], by_edl[0]
    used = [best] if best == worst else [best, worst]
    steps = [question(traces[best]) for question in (cost, trie, branches, mask, verify, lossless)]
    return [*steps, poor(traces[worst], used.index(worst)), tune(traces[best])], used
