"""Questions about the draft: where guesses come from, what a tree saves, what the mask hides."""

from __future__ import annotations

from lookahead_core.trace.trace import Trace
from visual.lesson.measures import best, contrast, depth, drafted, leaked, leaves, quoted, shared_rows
from visual.lesson.step import Choice, LessonStep, View, choices, write


def trie(race: Trace) -> LessonStep:
    """What do guesses cost?"""
    step = best(drafted(race), lambda step: step.accepted + step.tree.match / 100)
    return write(
        "trie",
        Choice(right=1),
        before=View(0, step.index, frame=0),
        after=View(0, step.index, frame=1),
        figures={"guesses": len(step.tree), "prompt": sum(source != "output" for source in step.tree.sources)},
        index=step.index,
        milliseconds=1e3 * step.clock.retrieve,
        matched=max(1, step.tree.match),
    )


def branches(race: Trace) -> LessonStep:
    """How many rows would parallel branches take?"""
    step = best(drafted(race), shared_rows)
    rows, ends = step.width, leaves(step)
    apart = rows + shared_rows(step)
    return write(
        "branches",
        choices(apart, [len(ends) + 1, rows]),
        before=View(0, step.index, frame=1),
        after=View(0, step.index, frame=1),
        figures={"tree": rows, "apart": apart, "branches": len(ends)},
        guesses=len(step.tree),
        rows=rows,
    )


def mask(race: Trace) -> LessonStep:
    """How many guesses may a row see?"""
    step = best(drafted(race), lambda step: max(contrast(step, leaf) for leaf in leaves(step)))
    node = max(leaves(step), key=lambda leaf: contrast(step, leaf))
    level = depth(step, node)
    return write(
        "mask",
        Choice(right=1),
        before=View(0, step.index, frame=1, tab="mask"),
        after=View(0, step.index, frame=1, tab="mask", leak=True),
        figures={"ancestors": level - 1, "leak": leaked(step, node)},
        row=node + 1,
        before_it=node,
        depth=level,
        word=quoted(race, step.tree.tokens[node]),
        cached=step.cached,
    )
