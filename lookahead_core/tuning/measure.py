"""The part of a study that runs the model: record answers, time passes, run settings beside plain decoding."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import product
from typing import Any

import numpy as np
from transformers import PreTrainedModel

from lookahead_core.decode.admission import Tokens, at_least, prompt_tokens
from lookahead_core.decode.calibrate import calibrate
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.decode.decoder import GreedyDecoder, LookaheadDecoder
from lookahead_core.models.environment import environment
from lookahead_core.models.load import Progress
from lookahead_core.models.prompts import LimitError
from lookahead_core.trace.replay import Recording
from lookahead_core.trace.trace import Step
from lookahead_core.trie.trie import TokenTrie
from lookahead_core.tuning.cells import Measured, Overhead, Setting
from lookahead_core.tuning.study import Study

PROBES = (Setting(4, 4, "hierarchical"), Setting(16, 6, "hierarchical"), Setting(64, 12, "hierarchical"))
"""Settings whose real steps give the overhead beyond the cost curve."""
PROBE_ANSWERS = 2
"""Recorded answers that each of these settings decodes."""
DISTURBED = 1.5
"""A step that takes this many times the usual time was disturbed by another process."""

Past = Sequence[Sequence[int]]


class Stopped(Exception):
    """`should_stop` returned true."""


class Watch:
    """Reports progress, and raises `Stopped` once `should_stop` returns true."""

    def __init__(self, progress: Progress | None = None, should_stop: Callable[[], bool] | None = None) -> None:
        self._progress, self._should_stop = progress, should_stop or (lambda: False)

    def __call__(self, done: float, of: float, what: str) -> None:
        if self._progress:
            self._progress(min(1.0, done / of) if of else None, what)
        self.check(what)

    def check(self, what: str = "") -> None:
        """Raise `Stopped` where there is nothing to report, but somebody may want to stop."""
        if self._should_stop():
            raise Stopped(what)


def record(
    model: PreTrainedModel, prompts: Iterable[Tokens], max_new_tokens: int = 128, watch: Watch | None = None, **settings: Any
) -> tuple[list[Recording], list[Step]]:
    """The greedy answers to the prompts, and every step of the plain runs that produced them, with clocks.

    `settings` as for `GreedyDecoder.stream` (stop rules, processors). `max_new_tokens` bounds the answers, whatever a
    `generation_config` says. Raises ValueError where it is below 1, without prompts, and for sampling: a replay needs one fixed
    answer.
    """
    at_least("max_new_tokens", max_new_tokens, 1)
    config = settings.get("generation_config")
    if settings.get("do_sample", getattr(config, "do_sample", False)):
        raise ValueError("a study replays greedy answers; do_sample is not taken")
    decoder, watch = GreedyDecoder(model), watch or Watch()
    asked = [prompt_tokens(prompt) for prompt in prompts]
    if not asked:
        raise ValueError("a study needs at least 1 prompt")
    recordings, steps = [], []
    decoder.generate(asked[0][:64], max_new_tokens=4, eos_token_id=None)  # warm-up is not timed
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
    """Run the decoder over recorded prompts in order, with one trie, as `Job.run` replays it.

    `cell`: decoding length, branch length and strategy, or None for plain decoding. `past`: answers in the trie before
    the first prompt.
    """
    decoder: LookaheadDecoder = GreedyDecoder(model)
    if cell is not None:
        decoder = LookaheadDecoder(model, TokenTrie.of(past, Setting(*cell).branch_length), *cell)
    for recording in recordings:
        for step in decoder.stream(list(recording.prompt), recording.allowed, **settings):
            yield recording, step


def timed(steps: Iterable[tuple[Recording, Step]], report: Callable[[int], None]) -> tuple[float, bool]:
    """Seconds of the decode passes, and whether the tokens are those recorded, to the last. Reports the tokens of each step."""
    seconds, equal, given = 0.0, True, 0
    for recording, step in steps:
        if step.index:
            seconds += step.clock.total
        else:
            given = 0
        equal = equal and recording.tokens[given : given + len(step.tokens)] == step.tokens
        given += len(step.tokens)
        equal = equal and (step.finished is None or given == len(recording.tokens))
        report(len(step.tokens))
    return seconds, equal


def measure(
    model: PreTrainedModel,
    recordings: Sequence[Recording],
    cells: Sequence[tuple[int, int, str]],
    past: Past = (),
    repeats: int = 3,
    watch: Watch | None = None,
    **settings: Any,
) -> Iterator[tuple[Setting, Measured]]:
    """Run each setting beside a plain run, in `repeats` rounds over all settings. Yields each setting in every round.

    In round k the measurement of a setting has k repeats. Raises ValueError for fewer than 3 repeats.
    """
    if repeats < 3:
        raise ValueError(f"a median with a range needs at least 3 repeats, not {repeats}")
    watching, decoded = watch or Watch(), 0
    whole = 2 * repeats * len(cells) * sum(len(recording.tokens) for recording in recordings)

    def report(what: str, tokens: int) -> None:
        nonlocal decoded
        decoded += tokens
        watching(decoded, whole, what)

    found: dict[Setting, Measured] = {}
    for repeat, asked in product(range(repeats), cells):
        cell = Setting(*asked)
        what = f"Measuring {cell.title}, {repeat + 1} of {repeats}"
        order = (None, cell) if repeat % 2 == 0 else (cell, None)  # alternate the order: drift affects both alike
        seconds = {one: timed(runs(model, recordings, one, past, **settings), partial(report, what)) for one in order}
        before = found.get(cell, Measured((), ()))
        (plain, _), (drafted, equal) = seconds[None], seconds[cell]
        found[cell] = Measured((*before.seconds, drafted), (*before.plain, plain), before.equal and equal)
        yield cell, found[cell]


def fit_overhead(costs: CostCurve, plain: Iterable[Step], drafted: Iterable[Step]) -> Overhead:
    """The overhead that turns the curve into the clocks of real steps. Both kinds of steps must be close in time.

    Prepare and forward are fitted against the curve, the other phases against the number of drafts. Disturbed steps are
    left out.
    """
    costs = costs.quiet()
    times = np.array([step.clock.total for step in plain if step.index])
    beyond_curve = float(times[_usual(times)].mean()) - costs.cost(1) if len(times) else 0.0
    steps = [step for step in drafted if step.index]
    if not steps:
        return Overhead(beyond_curve, beyond_curve)
    curve = np.array([costs.cost(step.width) for step in steps])
    forward = np.array([step.clock.prepare + step.clock.forward for step in steps])
    rest = np.array([step.clock.total for step in steps]) - forward
    drafts = np.array([len(step.tree) for step in steps], dtype=float)
    kept = _usual(forward / curve)
    scale = float(forward[kept].sum() / curve[kept].sum())
    kept = _usual(rest / (1 + drafts / max(float(drafts.mean()), 1.0)))
    per_draft = float(np.polyfit(drafts[kept], rest[kept], 1)[0]) if np.ptp(drafts[kept]) >= 4 else 0.0
    per_draft = max(per_draft, 0.0)
    return Overhead(beyond_curve, float(np.mean(rest[kept] - per_draft * drafts[kept])), per_draft, scale)


def _usual(values: np.ndarray) -> np.ndarray:
    """Which times are at most 1.5 times the lower quartile: bool [n]. Robust while fewer than 3 of 4 are disturbed."""
    return values <= DISTURBED * np.quantile(values, 0.25)


def begin(
    model: PreTrainedModel,
    prompts: Iterable[Tokens],
    max_new_tokens: int = 128,
    past: Past = (),
    costs: CostCurve | None = None,
    watch: Watch | None = None,
    **settings: Any,
) -> tuple[Study, list[Recording]]:
    """A study without cells, and the recorded answers: what needs the model once (cost curve, answers, overhead).

    Raises LimitError where no answer has a decode pass.
    """
    watch = watch or Watch()
    recordings, plain = record(model, prompts, max_new_tokens, watch, **settings)
    if not any(step.index for step in plain):
        raise LimitError(
            "A study needs an answer of at least 2 tokens, and the longest has 1: the first one comes with the prompt's pass."
        )
    context = int(np.mean([len(recording.prompt) + len(recording.tokens) / 2 for recording in recordings]))
    if costs is None:
        costs = calibrate(model, context=context, progress=lambda done, of: watch(done, of, "Measuring the cost of a pass"))
    beside: list[Step] = []
    drafted: list[Step] = []
    for done, probe in enumerate(PROBES):  # plain and drafted in turn
        for cell, steps in ((None, beside), (probe, drafted)):
            for _, step in runs(model, recordings[:PROBE_ANSWERS], cell, past, **settings):
                steps.append(step)
                watch(done, len(PROBES), "Measuring what a pass costs beside the model")
    seconds = sum(step.clock.total for step in plain if step.index)
    tokens = sum(len(recording.tokens) - 1 for recording in recordings)
    overhead = fit_overhead(costs, beside, drafted)
    facts = {**environment(model), "max_new_tokens": max_new_tokens, "past": len(past), "context": context}
    return Study(costs, overhead, len(recordings), tokens, plain_seconds=seconds, meta=facts), recordings
