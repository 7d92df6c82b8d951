"""The scenes about whole races: what a race comes to, where drafts do not pay, and what other methods would have needed."""

from __future__ import annotations

from dataclasses import replace
from decimal import ROUND_HALF_UP, Decimal
from typing import Any

from lookahead_core.methods import METHODS, DraftSettings
from lookahead_core.methods.ghosts import BRANCH, LENGTH, recorded
from lookahead_core.methods.replays import replayed_steps
from lookahead_core.trace.summary import pass_seconds
from lookahead_core.trace.trace import Trace
from lookahead_core.trace.validate import PLAIN
from visual.lesson.passes import pass_costs
from visual.lesson.step import Choice, LessonStep, View, choices, write

GUESSERS = {"lookahead": "trie", "lookup": "lookup", "suffix": "suffix"}
"""Lanes of the scenes about other methods -> methods of the table; plain decoding runs beside them."""
EVEN = 0.02
"""Two lanes whose speeds differ by less than this share are told as equally fast."""
START, END = ("question", "lanes"), ("question", "score", "lanes", "timeline")


def as_shown(edl: float, speed: float) -> dict[str, str]:
    """Tokens per pass and speed-up as the stage writes them: two decimals, one from ten on."""
    return {name: rounded(ratio, 2 if ratio < 10 else 1) for name, ratio in (("edl", edl), ("speed", speed))}


def rounded(ratio: float, places: int) -> str:
    """A ratio as the stage writes it: JavaScript rounds 9.125 up, Python to an even digit."""
    return str(Decimal(ratio).quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP))


def tune(race: Trace) -> LessonStep:
    """How much faster was the race?"""
    plain, wide, rows = pass_costs(race)
    edl, speed = race.edl("lookahead"), speed_up(race)
    told = as_shown(edl, speed)
    options = choices(float(told["speed"]), {"edl": float(told["edl"]), "rows": rows}, digits=2)
    views = View(0, 0, START), View(0, last_step(race), END, play=True)
    return write("tune", options, views, {"speed": speed, "edl": edl}, {"cost": wide / plain, "rows": rows, **told})


def poor(race: Trace, place: int) -> LessonStep:
    """Which lane is done first, where guesses fail? `place` is the recording's among those that the lesson shows."""
    edl, speed = race.edl("lookahead"), speed_up(race)
    result = "faster" if speed > 1 + EVEN else "slower" if speed < 1 - EVEN else "same"
    right = ("slower", "faster", "same").index(result)
    views = View(place, 0, START), View(place, last_step(race), END, play=True)
    wrong = ["" if option == right else key for option, key in enumerate((PLAIN, "lookahead", "even"))]
    choice = Choice(right, on="lane", picks={PLAIN: 0, "lookahead": 1}, wrong=wrong)
    told = {"even": 100 * EVEN, **as_shown(edl, speed)}
    return write("poor", choice, views, {"edl": edl, "speed": speed}, told, f"answer_{result}")


def who(race: Trace, place: int) -> LessonStep:
    """Which method needs the fewest passes?"""
    passes = {lane: len(race.lanes[lane]) - 1 for lane in GUESSERS}
    best = {lane: passes[lane] == min(passes.values()) for lane in GUESSERS}
    return other_scene("who", race, place, best, {**passes, PLAIN: len(race.lanes[PLAIN]) - 1})


def who_again(race: Trace, place: int) -> LessonStep:
    """Which lane is done first?"""
    lanes = [*GUESSERS, PLAIN]
    seconds = {lane: race.seconds(lane) for lane in lanes}
    best = {lane: seconds[lane] <= (1 + EVEN) * min(seconds.values()) for lane in lanes}
    figures: dict[str, float] = {lane: seconds[PLAIN] / seconds[lane] if seconds[lane] else 1.0 for lane in lanes}
    rows = {f"{lane}_rows": sum(step.width for step in race.lanes[lane][1:]) for lane in GUESSERS}
    return other_scene("who_again", race, place, best, {**figures, **rows})


def other_scene(name: str, race: Trace, place: int, best: dict[str, bool], figures: dict[str, float]) -> LessonStep:
    """A scene about the methods. `best`: the options' lanes, and whether each is right; several are where they tie."""
    views = View(place, 0, START), View(place, last_step(race), END, play=True)
    rights = [option for option, right in enumerate(best.values()) if right]
    wrong = ["" if right else lane for lane, right in best.items()]
    picks = {lane: option for option, lane in enumerate(best)}
    choice = Choice(rights[0], on="lane", picks=picks, also=rights[1:], wrong=wrong)
    return write(name, choice, views, figures, {"tokens": len(race.tokens(PLAIN)), "even": 100 * EVEN})


def other_methods(race: Trace) -> Trace:
    """A recorded race with more lanes: the methods replayed over its text, each without past answers.

    Passes are exact. The drafted lanes' times are predicted from the race's own passes by their width, and the trace says so.
    """
    recording, seconds = recorded(race), pass_seconds(race)
    if recording is None:
        raise ValueError("a race without decode passes cannot be replayed")
    settings = DraftSettings(LENGTH, BRANCH)
    lanes = {PLAIN: race.lanes[PLAIN]}
    for lane, method in GUESSERS.items():
        lanes[lane] = [replace(step, lane=lane) for step in replayed_steps(method, recording, settings, seconds)]
    lengths = {"decoding_length": LENGTH, "branch_length": BRANCH}
    told: list[dict[str, Any]] = [{"lane": PLAIN, "method": PLAIN, "title": PLAIN}]
    for lane, method in GUESSERS.items():
        told.append({"lane": lane, "method": method, "title": METHODS[method].title, "settings": lengths})
    kept = {
        key: value for key, value in race.meta.items() if key in ("model", "device", "dtype", "threads", "prompt", "created")
    }
    return Trace(list(race.prompt), lanes, {**kept, "settings": lengths, "lanes": told, "predicted": True}, race.words)


def speed_up(race: Trace) -> float:
    """Seconds of the plain lane over those of the Lookahead lane; 1 without a clock."""
    seconds = race.seconds("lookahead")
    return race.seconds(PLAIN) / seconds if seconds else 1.0


def last_step(race: Trace) -> int:
    """Index of the Lookahead lane's last step."""
    return race.lanes["lookahead"][-1].index
