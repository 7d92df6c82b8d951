"""Questions about the answer: which tokens a pass emits, and why a draft cannot change the text."""

from __future__ import annotations

from lookahead_core.trace.trace import Trace
from visual.lesson.measures import best, depth, drafted, last_step, leaves, quoted
from visual.lesson.step import Choice, LessonStep, View, choices, write


def verify(race: Trace) -> LessonStep:
    """How many tokens does a pass emit?"""
    partly = [step for step in drafted(race) if 0 < step.accepted < len(step.tree) and not step.finished]
    step = best(partly or drafted(race), lambda step: -abs(step.accepted - 3))
    deepest = max(depth(step, leaf) for leaf in leaves(step))
    emitted = len(step.tokens)
    answer = race.tokens("lookahead")
    begin = sum(len(earlier.tokens) for earlier in race.lanes["lookahead"][: step.index])
    return write(
        "verify",
        choices(emitted, [1, deepest + 1]),
        before=View(0, step.index, frame=1),
        after=View(0, step.index, frame=2),
        figures={"emitted": emitted, "accepted": step.accepted},
        root=quoted(race, answer[begin - 1]),
        wanted=quoted(race, *answer[begin : begin + max(emitted, deepest) + 2]),
        said=quoted(race, *step.tokens),
        bonus=emitted - step.accepted,
    )


def lossless(race: Trace) -> LessonStep:
    """What would wrong guesses change?"""
    difference = race.difference()
    count = len(race.tokens("lookahead")) if difference is None else difference
    last = last_step(race)
    return write(
        "lossless",
        Choice(right=1),
        before=View(0, max(1, last // 2), tab="text"),
        after=View(0, last, tab="steps"),
        figures={"equal": count},
        answer="answer" if difference is None else "answer_differs",
        count=count,
    )
