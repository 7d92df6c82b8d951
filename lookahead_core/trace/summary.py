"""What a race came to, lane by lane: speed, the price of the drafts, and how many of them were right.

A method may guess best and still be slow, because its guesses are dear. So tokens per pass, the share of right drafts and the
share of time spent on drafting stand side by side.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

import numpy as np

from lookahead_core.trace.replay import Tally
from lookahead_core.trace.trace import Step, Trace
from lookahead_core.trace.validate import PLAIN


def summary(trace: Trace) -> list[dict[str, Any]]:
    """One row a lane, in the trace's order; prefills count for `tokens` alone.

    Counts: `tokens`, `passes`, `rows` (tokens fed, roots included), `drafted`, `accepted` (draft tokens), and `acceptance` (see
    there). Shares from 0 to 1: `hit_rate` (passes with an accepted draft) and `drafting` (of the time: making drafts and
    learning from passes). `tokens_per_pass`, `seconds`, `tokens_per_second` and `speedup` (tokens per second over the reference
    lane's; None without clocks). `finished`: why the lane ended. `equal`: whether all tokens are the reference lane's.
    """
    differing, base = trace.differences(), rate(trace, trace.reference) if trace.reference else None
    return [{**lane_summary(trace, lane, base), "equal": lane not in differing} for lane in trace.lanes]


def lane_summary(trace: Trace, lane: str, base: float | None) -> dict[str, Any]:
    """A lane's row; `base`: tokens per second of the reference lane."""
    steps, tally = trace.lanes[lane], Tally()
    for step in steps:
        tally.add(step)
    accepted = sum(length * passes for length, passes in tally.runs.items())
    seconds, speed = trace.seconds(lane), rate(trace, lane)
    return {
        "lane": lane,
        "tokens": len(trace.tokens(lane)),
        "passes": tally.passes,
        "tokens_per_pass": round(tally.edl, 4),
        "seconds": round(seconds, 6),
        "tokens_per_second": None if speed is None else round(speed, 2),
        "speedup": round(speed / base, 4) if speed and base else None,
        "drafting": round(drafting_share(steps), 4),
        "rows": tally.drafted + tally.passes,
        "drafted": tally.drafted,
        "accepted": accepted,
        "hit_rate": round(tally.hit_rate, 4),
        "acceptance": acceptance(steps),
        "finished": steps[-1].finished if steps else None,
    }


def rate(trace: Trace, lane: str) -> float | None:
    """Tokens per second of a lane's decode passes; None before the first one, and without clocks."""
    seconds = trace.seconds(lane)
    return sum(len(step.tokens) for step in trace.lanes[lane] if step.index > 0) / seconds if seconds else None


def drafting_share(steps: Collection[Step]) -> float:
    """Share of the decode passes' time that went into making drafts and learning from passes; 0 without clocks."""
    clocks = [step.clock for step in steps if step.index > 0]
    return sum(clock.drafting for clock in clocks) / (sum(clock.total for clock in clocks) or 1.0)


def acceptance(steps: Collection[Step]) -> list[list[int]]:
    """Acceptance by draft position: for each depth of the drafts from 1 on, the passes whose tree was as deep, and those of
    them whose accepted path was as long."""
    offered: list[int] = []
    taken: list[int] = []
    for step in steps:
        deepest = max(step.tree.depths(), default=0) if len(step.tree) else 0
        offered += [0] * (deepest - len(offered))
        taken += [0] * (deepest - len(taken))
        for depth in range(deepest):
            offered[depth] += 1
            taken[depth] += depth < len(step.path)
    return [list(pair) for pair in zip(offered, taken, strict=True)]


def pass_seconds(trace: Trace, drafting: bool = True) -> Callable[[int], float] | None:
    """Seconds of a pass by its width: a line through the race's own passes, never falling. Where there is a plain lane, it
    begins at a plain pass; so a predicted speed-up never exceeds the tokens per pass. None where all passes had one width:
    they do not tell what another width costs.

    Without `drafting` the time spent on drafts is left out.
    """

    def spent(step: Step) -> float:
        return step.clock.total - (0.0 if drafting else step.clock.drafting)

    steps = [step for lane in trace.lanes.values() for step in lane if step.index > 0]
    widths, seconds = [step.width for step in steps], [spent(step) for step in steps]
    if len(set(widths)) < 2:
        return None
    if plain := [spent(step) for step in trace.lanes.get(PLAIN, []) if step.index > 0]:
        start, more = float(np.mean(plain)), np.array(widths) - 1
        slope = max(0.0, float(more @ (np.array(seconds) - start)) / float(more @ more))
        return lambda width: start + slope * (width - 1)
    slope, start = (float(number) for number in np.polyfit(widths, seconds, 1))
    if slope < 0.0:  # the level line that fits best
        slope, start = 0.0, float(np.mean(seconds))
    least = min(seconds)
    return lambda width: max(least, start + slope * width)
