"""The part of a study that needs the model: answers recorded, passes timed, settings run for real beside plain decoding."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime, timezone
from typing import Any

import numpy as np
import torch
import transformers
from transformers import PreTrainedModel

from lookahead_core.decode.admission import Tokens, prompt_tokens
from lookahead_core.decode.calibrate import calibrate
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.decode.decoder import GreedyDecoder, LookaheadDecoder
from lookahead_core.decode.race import device_name
from lookahead_core.trace.replay import Recording
from lookahead_core.trace.trace import Step
from lookahead_core.trie.trie import TokenTrie
from lookahead_core.tuning.study import Measured, Overhead, Study

PROBES = ((4, 4), (16, 6), (64, 12))
"""Settings (decoding length, branch length) whose real steps tell what a pass costs beside the cost curve."""
PROBE_ANSWERS = 2
DISTURBED = 1.5
"""A step that takes so many times what a quiet one takes was disturbed."""

Progress = Callable[[float | None, str], None]
Past = Sequence[Sequence[int]]


class Stopped(Exception):
    """The caller's `should_stop` said so."""


class Watch:
    """Tells how far the work is and ends it when asked. Raises `Stopped`."""

    def __init__(self, progress: Progress | None = None, should_stop: Callable[[], bool] | None = None) -> None:
        self._progress, self._should_stop = progress, should_stop or (lambda: False)

    def __call__(self, done: float, of: float, what: str) -> None:
        if self._progress:
            self._progress(min(1.0, done / of) if of else None, what)
        if self._should_stop():
            raise Stopped(what)


def record(
    model: PreTrainedModel, prompts: Iterable[Tokens], max_new_tokens: int = 128, watch: Watch | None = None, **settings: Any
) -> tuple[list[Recording], list[Step]]:
    """The greedy answers to some prompts, and every step of the plain runs that gave them, clocks included.

    `settings` as for `GreedyDecoder.stream` (stop rules, processors); sampling is refused, for a replay needs one answer.
    """
    if settings.get("do_sample"):
        raise ValueError("a study replays greedy answers; do_sample is not taken")
    decoder, watch = GreedyDecoder(model), watch or Watch()
    asked = [prompt_tokens(prompt) for prompt in prompts]
    recordings, steps = [], []
    decoder.generate(asked[0][:64], max_new_tokens=4, eos_token_id=None)  # first touches are nobody's time
    for place, prompt in enumerate(asked):
        tokens: list[int] = []
        for step in decoder.stream(prompt, max_new_tokens, **settings):
            tokens += step.tokens
            steps.append(step)
            watch(place + len(tokens) / max_new_tokens, len(asked), f"Answer {place + 1} of {len(asked)}")
        recordings.append(Recording(tuple(prompt), tuple(tokens), steps[-1].finished or "length", max_new_tokens))
    return recordings, steps


def runs(
    model: PreTrainedModel, recordings: Sequence[Recording], cell: tuple[int, int, str] | None, past: Past = (), **settings: Any
) -> Iterator[tuple[Recording, Step]]:
    """Run the decoder for real over recorded prompts, in order, its trie carried on, as `Job.run` replays it.

    `cell` is (decoding length, branch length, strategy), None plain decoding. `past` answers are in the trie before.
    """
    if cell is None:
        decoder: LookaheadDecoder = GreedyDecoder(model)
    else:
        trie = TokenTrie(branch_length=cell[1])
        for answer in past:
            trie.insert(answer)
        decoder = LookaheadDecoder(model, trie, cell[0], cell[1], cell[2])
    for recording in recordings:
        for step in decoder.stream(list(recording.prompt), recording.allowed, **settings):
            yield recording, step


def timed(steps: Iterable[tuple[Recording, Step]], watch: Callable[[], None] | None = None) -> tuple[float, bool]:
    """Seconds of the decode passes, and whether all tokens were the recorded ones."""
    seconds, equal, given = 0.0, True, 0
    for recording, step in steps:
        if step.index:
            seconds += step.clock.total
        else:
            given = 0
        equal = equal and recording.tokens[given : given + len(step.tokens)] == step.tokens
        given += len(step.tokens)
        if watch:
            watch()
    return seconds, equal


def measure(
    model: PreTrainedModel,
    recordings: Sequence[Recording],
    cells: Sequence[tuple[int, int, str]],
    past: Past = (),
    repeats: int = 3,
    watch: Watch | None = None,
    **settings: Any,
) -> Iterator[tuple[tuple[int, int, str], Measured]]:
    """Run settings for real, each beside a plain run, in `repeats` rounds over all of them; yields each after each round.

    What is yielded grows: after round k every cell stands on k repeats. Raises ValueError for fewer than 3 repeats.
    """
    if repeats < 3:
        raise ValueError(f"a median with a range needs at least 3 repeats, not {repeats}")
    watch = watch or Watch()
    found: dict[tuple[int, int, str], Measured] = {}
    total = repeats * len(cells)
    for repeat in range(repeats):
        for place, cell in enumerate(cells):
            done, what = repeat * len(cells) + place, f"Measuring {cell[0]} × {cell[1]} {cell[2]}, {repeat + 1} of {repeats}"

            def look(done: float = done, what: str = what) -> None:
                watch(done, total, what)

            order = (None, cell) if repeat % 2 == 0 else (cell, None)  # whoever goes first, drift hits both alike
            seconds = {one: timed(runs(model, recordings, one, past, **settings), look) for one in order}
            before = found.get(cell, Measured((), ()))
            mine, equal = seconds[cell]
            found[cell] = Measured((*before.seconds, mine), (*before.plain, seconds[None][0]), before.equal and equal)
            yield cell, found[cell]


def fit_overhead(costs: CostCurve, plain: Iterable[Step], drafted: Iterable[Step]) -> Overhead:
    """What turns the curve into the clocks of real steps; plain and drafted ones must lie close in time.

    The phases of the clock are fitted apart: prepare and forward against the curve, the rest against the drafts. Steps
    during which the machine did something else say nothing and are left out.
    """
    costs = Study(costs).curve
    times = [step.clock.total for step in plain if step.index]
    alone = _middle(times) - costs.cost(1) if times else 0.0
    steps = [step for step in drafted if step.index]
    if not steps:
        return Overhead(alone, alone)
    curve = np.array([costs.cost(step.width) for step in steps])
    model = np.array([step.clock.prepare + step.clock.forward for step in steps])
    rest = np.array([step.clock.total for step in steps]) - model
    drafts = np.array([len(step.tree) for step in steps], dtype=float)
    kept = _ordinary(model / curve)
    scale = float(model[kept].sum() / curve[kept].sum())
    kept = _ordinary(rest / (1 + drafts / max(float(drafts.mean()), 1.0)))
    per_draft = float(np.polyfit(drafts[kept], rest[kept], 1)[0]) if np.ptp(drafts[kept]) >= 4 else 0.0
    per_draft = max(per_draft, 0.0)
    return Overhead(alone, float(np.mean(rest[kept] - per_draft * drafts[kept])), per_draft, scale)


def _ordinary(values: np.ndarray) -> np.ndarray:
    """Which times are no more than 1.5 times those of the quiet quarter: bool [n]. Holds while 3 of 4 are disturbed."""
    return values <= DISTURBED * np.quantile(values, 0.25)


def _middle(values: list[float]) -> float:
    """Mean of the ordinary ones of some times; 0 of nothing."""
    times = np.array(values)
    return float(times[_ordinary(times)].mean()) if values else 0.0


def begin(
    model: PreTrainedModel,
    prompts: Iterable[Tokens],
    max_new_tokens: int = 128,
    past: Past = (),
    costs: CostCurve | None = None,
    watch: Watch | None = None,
    **settings: Any,
) -> tuple[Study, list[Recording]]:
    """All that needs the model once: cost curve, recorded answers, overhead. The study has no cells yet."""
    watch = watch or Watch()
    recordings, plain = record(model, prompts, max_new_tokens, watch, **settings)
    context = int(np.mean([len(recording.prompt) + len(recording.tokens) / 2 for recording in recordings]))
    if costs is None:
        costs = calibrate(model, context=context, progress=lambda done, of: watch(done, of, "Measuring the cost of a pass"))
    beside, drafted = _probe(model, recordings[:PROBE_ANSWERS], past, watch, **settings)
    seconds = sum(step.clock.total for step in plain if step.index)
    tokens = sum(len(recording.tokens) - 1 for recording in recordings)
    overhead = fit_overhead(costs, beside, drafted)
    facts = {**about(model), "max_new_tokens": max_new_tokens, "past": len(past), "context": context}
    return Study(costs, overhead, len(recordings), tokens, plain_seconds=seconds, meta=facts), recordings


def _probe(
    model: PreTrainedModel, recordings: Sequence[Recording], past: Past, watch: Watch, **settings: Any
) -> tuple[list[Step], list[Step]]:
    """Steps of real runs, plain and drafted ones in turns."""
    plain: list[Step] = []
    drafted: list[Step] = []
    for done, (length, branch) in enumerate(PROBES):
        for cell, steps in ((None, plain), ((length, branch, "hierarchical"), drafted)):
            for _, step in runs(model, recordings, cell, past, **settings):
                steps.append(step)
                watch(done, len(PROBES), "Measuring what a pass costs beside the model")
    return plain, drafted


def about(model: PreTrainedModel) -> dict[str, Any]:
    """Where a study was made: device, dtype, threads, versions, time."""
    return {
        "device": device_name(model),
        "dtype": str(model.dtype).removeprefix("torch."),
        "threads": torch.get_num_threads(),
        "versions": {
            "torch": torch.__version__,
            "transformers": transformers.__version__,
            "python": platform.python_version(),
        },
        "created": datetime.now(timezone.utc).isoformat(timespec="seconds"),
    }


__all__ = ["Stopped", "Watch", "begin", "fit_overhead", "measure", "record", "runs", "timed"]
