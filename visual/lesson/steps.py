"""The lesson's eight questions, worked out from recordings: every number was measured in the race that is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from statistics import median

from lookahead_core.trace.trace import Step, Trace
from visual.lesson.step import Choice, LessonStep, View, choices, write

WIDE = 8
"""Rows from which a pass counts as wide."""


def cost(race: Trace) -> LessonStep:
    """How many times as long does a wide pass take?"""
    plain, wide, rows = pass_costs(race)
    ratio = wide / plain
    widest = max(drafted(race), key=lambda step: step.width)
    views = View(0, 0, tab="text"), View(0, widest.index, tab="steps")
    told = {"plain": 1e3 * plain, "wide": 1e3 * wide, "others": rows - 1}
    return write("cost", choices(ratio, [rows / 2, rows]), views, {"ratio": ratio, "rows": rows}, told)


def trie(race: Trace) -> LessonStep:
    """What do guesses cost?"""
    step = max(drafted(race), key=lambda step: step.accepted + step.tree.match / 100)
    views = View(0, step.index, frame=0), View(0, step.index, frame=1)
    figures = {"guesses": len(step.tree), "prompt": sum(source != "output" for source in step.tree.sources)}
    told = {"index": step.index, "milliseconds": 1e3 * step.clock.draft, "matched": max(1, step.tree.match)}
    return write("trie", Choice(right=1), views, figures, told)


def branches(race: Trace) -> LessonStep:
    """How many rows would parallel branches take?"""
    step = max(drafted(race), key=shared_rows)
    rows, ends = step.width, leaves(step)
    apart = rows + shared_rows(step)
    view = View(0, step.index, frame=1)
    figures = {"tree": rows, "apart": apart, "branches": len(ends)}
    told = {"guesses": len(step.tree), "rows": rows}
    return write("branches", choices(apart, [len(ends) + 1, rows]), (view, view), figures, told)


def mask(race: Trace) -> LessonStep:
    """How many guesses may a row see?"""
    step = max(drafted(race), key=lambda step: max(contrast(step, leaf) for leaf in leaves(step)))
    node = max(leaves(step), key=lambda leaf: contrast(step, leaf))
    level = step.tree.depths()[node]
    views = View(0, step.index, frame=1, tab="mask"), View(0, step.index, frame=1, tab="mask", leak=True)
    word = quoted(race, step.tree.tokens[node])
    told = {"row": node + 1, "before_it": node, "depth": level, "word": word, "cached": step.cached}
    return write("mask", Choice(right=1), views, {"ancestors": level - 1, "leak": leaked(step, node)}, told)


def verify(race: Trace) -> LessonStep:
    """How many tokens does a pass emit?"""
    partly = [step for step in drafted(race) if 0 < step.accepted < len(step.tree) and not step.finished]
    step = max(partly or drafted(race), key=lambda step: -abs(step.accepted - 3))
    emitted = len(step.tokens)
    answer = race.tokens("lookahead")
    begin = sum(len(earlier.tokens) for earlier in race.lanes["lookahead"][: step.index])
    follow = answer[begin : begin + emitted + 2]
    views = View(0, step.index, frame=1), View(0, step.index, frame=2)
    words = {"root": quoted(race, answer[begin - 1]), "wanted": quoted(race, *follow), "said": quoted(race, *step.tokens)}
    told = {**words, "shown": len(follow), "bonus": emitted - step.accepted}
    figures = {"emitted": emitted, "accepted": step.accepted}
    choice = choices(emitted, [1, len(follow)])
    return write("verify", replace(choice, picks=stops(step, choice)), views, figures, told)


def lossless(race: Trace) -> LessonStep:
    """What would wrong guesses change?"""
    difference = race.difference()
    count = len(race.tokens("lookahead")) if difference is None else difference
    last = last_step(race)
    views = View(0, max(1, last // 2), tab="text"), View(0, last, tab="steps", end=True)
    answer = "answer" if difference is None else "answer_differs"
    return write("lossless", Choice(right=1), views, {"equal": count}, {"count": count}, answer)


def poor(race: Trace, place: int) -> LessonStep:
    """How many tokens per pass where guesses fail? `place` is the recording's among those that the lesson shows."""
    edl, speed = race.edl("lookahead"), speed_up(race)
    widest = max(step.width for step in race.lanes["lookahead"][1:])
    missed = max(drafted(race), key=lambda step: len(step.tree) - 10 * step.accepted)
    views = View(place, missed.index), View(place, last_step(race), tab="steps", end=True)
    options = choices(edl, [edl * 2.5, max(widest / 2, edl * 4)], digits=2)
    answer = f"answer_{'faster' if speed > 1.02 else 'slower' if speed < 0.98 else 'same'}"
    return write("poor", options, views, {"edl": edl, "speed": speed}, {}, answer)


def tune(race: Trace) -> LessonStep:
    """How much faster was the race?"""
    plain, wide, rows = pass_costs(race)
    edl, speed = race.edl("lookahead"), speed_up(race)
    views = View(0, 0, tab="steps"), View(0, last_step(race), tab="steps", end=True)
    options = choices(speed, [edl, rows], digits=2)
    return write("tune", options, views, {"speed": speed, "edl": edl}, {"cost": wide / plain})


def lesson(traces: Sequence[Trace]) -> tuple[list[LessonStep], list[int]]:
    """The steps, and the places of the recordings they show: the one of most tokens per pass and the one of fewest.

    No steps where no recording has both lanes and drafts.
    """
    raced = [place for place, trace in enumerate(traces) if len(trace.lanes) == 2 and drafted(trace)]
    if not raced:
        return [], []
    raced.sort(key=lambda place: traces[place].edl("lookahead"))
    worst, best = raced[0], raced[-1]
    used = [best] if best == worst else [best, worst]
    steps = [question(traces[best]) for question in (cost, trie, branches, mask, verify, lossless)]
    return [*steps, poor(traces[worst], used.index(worst)), tune(traces[best])], used


# ---- numbers of a recorded race


def drafted(trace: Trace) -> list[Step]:
    """The Lookahead lane's decode passes that had drafts."""
    return [step for step in trace.lanes.get("lookahead", ()) if step.index > 0 and len(step.tree)]


def pass_costs(trace: Trace) -> tuple[float, float, float]:
    """(median seconds of a plain pass, of a wide drafted pass, median rows of those wide passes)."""
    plain = median(step.clock.total for step in trace.lanes["plain"][1:])
    passes = [step for step in drafted(trace) if step.width >= WIDE] or drafted(trace)
    return plain, median(step.clock.total for step in passes), median(step.width for step in passes)


def speed_up(trace: Trace) -> float:
    """Seconds of the plain lane over those of the Lookahead lane; 1 without a clock."""
    seconds = trace.seconds("lookahead")
    return trace.seconds("plain") / seconds if seconds else 1.0


def last_step(trace: Trace) -> int:
    """Index of the Lookahead lane's last step."""
    return trace.lanes["lookahead"][-1].index


def leaves(step: Step) -> list[int]:
    """Nodes of a step's tree that have no children, each the end of a branch."""
    inner = set(step.tree.parents)
    return [node for node in range(len(step.tree)) if node not in inner]


def shared_rows(step: Step) -> int:
    """Rows that one tree saves against branches that each repeat their beginning."""
    return sum(step.tree.depths()[leaf] for leaf in leaves(step)) - len(step.tree)


def leaked(step: Step, node: int) -> int:
    """Drafts that a plain causal mask would wrongly show to a node: earlier rows that are not its ancestors."""
    return node - (step.tree.depths()[node] - 1)


def stops(step: Step, choice: Choice) -> dict[int, int]:
    """What a click on a row of the tree answers to "how many tokens": a walk that stops there emits its depth and one more.

    -1 stands for a number that is no option, and for another branch as deep as the right one.
    """
    depths, right = [0, *step.tree.depths()], (step.path[-1] + 1 if step.path else 0)
    said = {int(number): place for place, number in enumerate(choice.numbers)}
    found = {row: said.get(depth + 1, -1) for row, depth in enumerate(depths)}
    return {row: -1 if place == choice.right and row != right else place for row, place in found.items()}


def contrast(step: Step, node: int) -> int:
    """How well a node's row explains the mask: it should see some drafts and be kept from others."""
    return leaked(step, node) * min(3, step.tree.depths()[node] - 1)


def quoted(trace: Trace, *tokens: int) -> str:
    """Tokens, each in quotes, spaces and line ends made visible."""
    texts = [trace.words.get(token, str(token)).replace(" ", "·").replace("\n", "⏎") for token in tokens]
    return " ".join(f"“{text}”" for text in texts)
