"""The scenes about single passes, and the order of all scenes. Every number was measured in the race that is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from lookahead_core.trace.trace import Step, Trace
from visual.lesson import races
from visual.lesson.passes import (
    Seen,
    ancestors,
    contrast,
    drafted,
    fork,
    leaked,
    leaves,
    pass_costs,
    passage,
    quoted,
    seen_before,
    shared_rows,
    under,
)
from visual.lesson.step import Choice, LessonStep, View, choices, write

LOW = 8
"""Rows among which the mask's scene looks for its own: few enough to choose from."""
TREE, LANES = ("tree",), ("lanes",)


def cost(race: Trace) -> LessonStep:
    """How many times as long does a wide pass take?"""
    plain, wide, rows = pass_costs(race)
    ratio = wide / plain
    widest = max(drafted(race), key=lambda step: step.width)
    views = View(0, 0, LANES), View(0, widest.index, (*LANES, "timeline"))
    told = {"plain": 1e3 * plain, "wide": 1e3 * wide, "others": rows - 1, "more": ratio - 1}
    return write(
        "cost", choices(ratio, {"half": rows / 2, "each": rows}, bars=True), views, {"ratio": ratio, "rows": rows}, told
    )


def trie(race: Trace) -> LessonStep | None:
    """What is guessed after words that stood there before? None where no guess continues an earlier text."""
    found = [(step, seen) for step in drafted(race) if (seen := seen_before(race, step))]
    places = [place for place in found if len(place[1].nodes) > 1 and len(next_words(place[1])) == 3]
    if not places:
        return None
    step, seen = max(places, key=lambda place: (min(place[1].matched, 3), min(len(place[1].nodes), 6), place[0].accepted))
    near = next_words(seen)
    choice = Choice(
        right=near.index(seen.end + 1),
        words=[quoted(race, seen.text[at]) for at in near],
        on="word",
        picks={str(node): near.index(at) if at in near else -1 for at, node in enumerate(seen.nodes, seen.end + 1)},
        wrong=["later" if at > seen.end + 1 else "" if at > seen.end else "matched" for at in near],
    )
    views = View(0, step.index, TREE, frame=0), View(0, step.index, ("tell", *TREE), frame=1, reveal=(0,))
    figures = {"guesses": len(step.tree), "matched": seen.matched}
    suffix = seen.text[seen.end + 1 - seen.matched : seen.end + 1]
    words = {"suffix": passage(race, *suffix), "next": choice.words[choice.right]}
    return write("trie", choice, views, figures, {**words, "milliseconds": 1e3 * step.clock.draft})


def next_words(seen: Seen) -> list[int]:
    """Places in the text of three different words about the end of the match; the one that follows it is among them."""
    first: dict[int, int] = {}
    for at in (seen.end + 1, seen.end + 2, seen.end, seen.end + 3):
        if at < len(seen.text):
            first.setdefault(seen.text[at], at)
    return sorted(list(first.values())[:3])


def branches(race: Trace) -> LessonStep | None:
    """Which branch does the model take? None where no accepted path has passed a fork. Of three branches where a fork has."""
    forked = [(step, *found) for step in drafted(race) if (found := fork(step))]
    if not forked:
        return None
    step, ways, taken = max(
        forked, key=lambda one: (len(one[1]) > 2, -abs(len(one[1]) - 3), -len(one[0].tree), one[0].accepted)
    )
    kept = sorted({taken, *[child for child in ways if child != taken][:2]})
    branch = {child: option for option, child in enumerate(kept)}
    picks = {str(node + 1): branch.get(child, -1) for child in ways for node in under(step, child)}
    words = [quoted(race, step.tree.tokens[child]) for child in kept]
    views = View(0, step.index, ("tell", *TREE), frame=1), View(0, step.index, ("tell", *TREE), frame=2, reveal=(1,))
    rows = step.width
    figures = {"tree": rows, "apart": rows + shared_rows(step), "branches": len(leaves(step)), "ways": len(ways)}
    scores = step.tree.scores
    wrong = ["" if child == taken else "likelier" if scores[child] > scores[taken] else "other" for child in kept]
    choice = Choice(kept.index(taken), words=words, on="row", picks=picks, wrong=wrong)
    told = {"guesses": len(step.tree), "root": quoted(race, before(race, step)), "word": words[choice.right]}
    return write("branches", choice, views, figures, told)


def verify(race: Trace) -> LessonStep:
    """How many tokens does a pass emit?"""
    partly = [step for step in drafted(race) if 0 < step.accepted < len(step.tree) and not step.finished]
    step = max(partly or drafted(race), key=lambda step: -abs(step.accepted - 3))
    emitted = len(step.tokens)
    answer = race.tokens("lookahead")
    begin = answer_length(race, step)
    follow = answer[begin : begin + emitted + 2]
    shown = (*LANES, "tell", *TREE)
    views = View(0, step.index, shown, frame=1), View(0, step.index, shown, frame=3, reveal=(1, 2))
    words = {"root": quoted(race, before(race, step)), "wanted": passage(race, *follow), "said": passage(race, *step.tokens)}
    told = {**words, "shown": len(follow), "bonus": emitted - step.accepted}
    figures = {"emitted": emitted, "accepted": step.accepted}
    choice = choices(emitted, {"one": 1, "all": len(follow)})
    return write("verify", replace(choice, on="row", picks=stops(step, choice)), views, figures, told)


def mask(race: Trace) -> LessonStep:
    """Which of the guesses above it may a row see?"""
    places = [(step, node) for step in drafted(race) for node in range(1, len(step.tree)) if contrast(step, node)]
    places = places or [(step, len(step.tree) - 1) for step in drafted(race)]

    def worth(step: Step, node: int) -> tuple[bool, int, int]:
        """A row near the top, in a tree of few branches, that sees some guesses and not others."""
        return node < LOW, -max(4, len(leaves(step))), contrast(step, node) if node < LOW else -node

    step, node = max(places, key=lambda place: worth(*place))
    above = ancestors(step, node)
    words = [f"{row}  {quoted(race, step.tree.tokens[row - 1])}" for row in range(1, node + 1)]
    wrong = ["ancestor" if row in above else "other" for row in range(node)]
    choice = Choice(words=words, on="row", picks={str(row): row - 1 for row in range(1, node + 1)}, many=above, wrong=wrong)
    both = (*TREE, "mask")
    views = View(0, step.index, (*both, "veil"), frame=1), View(0, step.index, both, frame=1, leak=True, row=node + 1)
    told = {"row": node + 1, "before_it": node, "word": quoted(race, step.tree.tokens[node]), "cached": step.cached}
    return write("mask", choice, views, {"ancestors": len(above), "leak": leaked(step, node)}, told)


def lossless(race: Trace) -> LessonStep:
    """What would wrong guesses change?"""
    difference = race.difference()
    count = len(race.tokens("lookahead")) if difference is None else difference
    last = races.last_step(race)
    views = View(0, max(1, last // 2), LANES), View(0, last, LANES, compare=True)
    answer = "answer" if difference is None else "answer_differs"
    return write("lossless", Choice(right=1, wrong=("worse", "", "early")), views, {"equal": count}, {"count": count}, answer)


def lesson(traces: Sequence[Trace], others: bool = True) -> tuple[list[LessonStep], list[Trace]]:
    """The scenes, and the recordings that they show: of the race with most tokens per pass and of the one with fewest.

    `others`: also the scenes about other methods, which are replayed here. No scenes where no recording has both lanes and
    drafts.
    """
    raced = [trace for trace in traces if set(trace.lanes) == {"plain", "lookahead"} and drafted(trace)]
    if not raced:
        return [], []
    raced.sort(key=lambda trace: trace.edl("lookahead"))
    worst, best = raced[0], raced[-1]
    shown = [best] if best is worst else [best, worst]
    scenes = [scene(best) for scene in (cost, trie, branches, verify, mask, lossless, races.tune)]
    scenes.append(races.poor(worst, len(shown) - 1))
    if others:
        for ask, race in ((races.who, best), (races.who_again, worst)):
            shown.append(races.other_methods(race))
            scenes.append(ask(shown[-1], len(shown) - 1))
    return [scene for scene in scenes if scene is not None], shown


def answer_length(trace: Trace, step: Step) -> int:
    """Tokens of the answer before a step."""
    return sum(len(earlier.tokens) for earlier in trace.lanes["lookahead"][: step.index])


def before(trace: Trace, step: Step) -> int:
    """The last token before a step, its tree's root."""
    return trace.tokens("lookahead")[answer_length(trace, step) - 1]


def stops(step: Step, choice: Choice) -> dict[str, int]:
    """What a click on a row of the tree answers to "how many tokens": a walk that stops there emits its depth and one more.

    -1 stands for a number that is no option, and for another branch as deep as the right one.
    """
    depths, right = [0, *step.tree.depths()], (step.path[-1] + 1 if step.path else 0)
    said = {int(number): place for place, number in enumerate(choice.numbers)}
    found = {row: said.get(depth + 1, -1) for row, depth in enumerate(depths)}
    return {str(row): -1 if place == choice.right and row != right else place for row, place in found.items()}
