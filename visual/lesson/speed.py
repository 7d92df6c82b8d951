"""Questions about time: what a wide pass costs, when drafts do not pay, and what a race gains."""

from __future__ import annotations

from lookahead_core.trace.trace import Trace
from visual.lesson.measures import best, drafted, last_step, pass_costs, speed_up
from visual.lesson.step import LessonStep, View, choices, write


def cost(race: Trace) -> LessonStep:
    """How many times as long does a wide pass take?"""
    plain, wide, rows = pass_costs(race)
    ratio = wide / plain
    return write(
        "cost",
        choices(ratio, [rows / 2, rows]),
        before=View(0, 0, tab="text"),
        after=View(0, best(drafted(race), lambda step: step.width).index, tab="steps"),
        figures={"ratio": ratio, "rows": rows},
        plain=1e3 * plain,
        wide=1e3 * wide,
        others=rows - 1,
    )


def poor(race: Trace, place: int) -> LessonStep:
    """How many tokens per pass where guesses fail? `place` is the recording's among those that the lesson shows."""
    edl, speed = race.edl("lookahead"), speed_up(race)
    widest = max(step.width for step in race.lanes["lookahead"][1:])
    return write(
        "poor",
        choices(edl, [edl * 2.5, max(widest / 2, edl * 4)], digits=1),
        before=View(place, best(drafted(race), lambda step: len(step.tree) - 10 * step.accepted).index),
        after=View(place, last_step(race), tab="steps"),
        figures={"edl": edl, "speed": speed},
        answer=f"answer_{'faster' if speed > 1.02 else 'slower' if speed < 0.98 else 'same'}",
    )


def tune(race: Trace) -> LessonStep:
    """How much faster was the race?"""
    plain, wide, rows = pass_costs(race)
    edl, speed = race.edl("lookahead"), speed_up(race)
    end = View(0, last_step(race), tab="steps")
    return write(
        "tune",
        choices(speed, [edl, rows], digits=1),
        before=end,
        after=end,
        figures={"speed": speed, "edl": edl},
        cost=wide / plain,
    )
