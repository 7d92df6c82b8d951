"""Decoding length x branch length: replayed for every cell of a grid, measured for the cells that are asked for.

The paper's Figures 4 and 5, for the user's own model, device and text. One recorded answer is enough to replay all
settings (see `lookahead_core.replay`); the cost curve turns widths into seconds; measuring tells whether that is right.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime, timezone
from typing import Any

import numpy as np
import torch
import transformers
from transformers import PreTrainedModel

from lookahead_core.calibrate import CostCurve, calibrate
from lookahead_core.decoder import GreedyDecoder, LookaheadDecoder, Tokens, prompt_tokens
from lookahead_core.race import device_name
from lookahead_core.replay import Job, Recording, Tally
from lookahead_core.replay_pool import ReplayPool
from lookahead_core.study import Cell, Measured, Overhead, Point, Study
from lookahead_core.trace import Step
from lookahead_core.trie import TokenTrie

DECODING_LENGTHS = (2, 4, 8, 16, 24, 32, 48, 64)
BRANCH_LENGTHS = (1, 2, 4, 6, 8, 12, 16, 24)
STRATEGIES = ("hierarchical",)
PROBES = ((4, 4), (16, 8), (64, 16))
"""Settings (decoding length, branch length) whose real steps tell what a pass costs beside the cost curve."""
PROBE_ANSWERS = 2
WARMTHS = (0, 1, 2, 4, 8, 16, 32, 64)
ABLATIONS: dict[str, dict[str, Any]] = {
    "everything on": {},
    "no prompt branches": {"insert_prompt": False},
    "no output branches": {"insert_output": False},
    "no eliminating": {"eliminate": False},
    "no pruning": {"prune": False},
}

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


# ---- on the device


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

    The phases of the clock are fitted apart: prepare and forward against the curve, the rest against the drafts. The
    slowest and the fastest twentieth are left out: a pass during which the machine did something else says nothing.
    """
    costs = costs.quiet()
    alone = [step.clock.total - costs.cost(1) for step in plain if step.index]
    steps = [step for step in drafted if step.index]
    if not steps:
        return Overhead(_middle(alone), _middle(alone))
    curve = np.array([costs.cost(step.width) for step in steps])
    model = np.array([step.clock.prepare + step.clock.forward for step in steps])
    rest = np.array([step.clock.total for step in steps]) - model
    drafts = np.array([len(step.tree) for step in steps], dtype=float)
    kept = _ordinary(model / curve)
    scale = float(model[kept].sum() / curve[kept].sum())
    kept = _ordinary(rest / (1 + drafts / max(float(drafts.mean()), 1.0)))
    per_draft = float(np.polyfit(drafts[kept], rest[kept], 1)[0]) if np.ptp(drafts[kept]) >= 4 else 0.0
    per_draft = max(per_draft, 0.0)
    return Overhead(_middle(alone), float(np.mean(rest[kept] - per_draft * drafts[kept])), per_draft, scale)


def _ordinary(values: np.ndarray) -> np.ndarray:
    """Which values are neither among the lowest nor among the highest twentieth: bool [n]."""
    low, high = np.quantile(values, (0.05, 0.95))
    return (values >= low) & (values <= high)


def _middle(values: list[float]) -> float:
    """Mean without the slowest and fastest twentieth; 0 of nothing."""
    ordered, cut = sorted(values), len(values) // 20
    kept = ordered[cut : len(ordered) - cut] if cut else ordered
    return float(np.mean(kept)) if kept else 0.0


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


# ---- replays, beside the device


def replay_grid(
    study: Study,
    recordings: Sequence[Recording],
    pool: ReplayPool,
    decoding_lengths: Sequence[int] = DECODING_LENGTHS,
    branch_lengths: Sequence[int] = BRANCH_LENGTHS,
    strategies: Sequence[str] = STRATEGIES,
    past: Past = (),
    watch: Watch | None = None,
) -> None:
    """Fill the study's cells from replays.

    Where no draft of a cell was cut by the decoding length, a larger one drafts the very same trees: its cell is copied.
    """
    answers, old, watch = tuple(recordings), tuple(map(tuple, past)), watch or Watch()
    settings = [(s, d, b) for s in strategies for d in sorted(decoding_lengths) for b in branch_lengths]
    uncut: dict[tuple[str, int], Tally] = {}
    cells: dict[tuple[str, int, int], Cell] = {}
    asked: list[tuple[str, int, int]] = []

    def jobs() -> Iterator[Job]:
        for strategy, length, branch in settings:
            if (strategy, branch) in uncut:
                cells[strategy, length, branch] = Cell(length, branch, strategy, uncut[strategy, branch])
            else:
                asked.append((strategy, length, branch))
                yield Job(answers, length, branch, strategy, old)

    try:
        for place, tally in pool.tallies(jobs()):
            strategy, length, branch = asked[place]
            cells[strategy, length, branch] = Cell(length, branch, strategy, tally)
            if max(tally.widths, default=1) < length:
                uncut[strategy, branch] = tally
            watch(len(cells), len(settings), f"Replaying {length} × {branch} {strategy}")
    finally:
        study.cells += [cells[setting] for setting in settings if setting in cells]


def replay_points(
    study: Study,
    recordings: Sequence[Recording],
    pool: ReplayPool,
    setting: tuple[int, int, str],
    past: Past = (),
    pool_of_answers: Past = (),
    capacity: int | None = None,
    watch: Watch | None = None,
) -> None:
    """Fill the study's points: warmth (past answers in the trie) and the paper's switches, at one setting.

    Past answers for the warmth come from `pool_of_answers`, else from the other recordings (never from the answer itself).
    `capacity` (nodes) adds the small trie to the switches.
    """
    length, branch, strategy = setting
    answers, old, more = tuple(recordings), tuple(map(tuple, past)), tuple(map(tuple, pool_of_answers))
    most = len(more) if more else len(answers) - 1
    steps = [*(count for count in WARMTHS if count < most), most]
    base = {"decoding_length": length, "branch_length": branch, "strategy": strategy}
    jobs: list[tuple[str, str, float, Job]] = []
    for count in steps:
        job = Job(answers, **base, past=more[:count], others=0) if more else Job(answers, **base, others=count)  # type: ignore[arg-type]
        jobs.append(("past answers", str(count), count, job))
    switches = dict(ABLATIONS)
    if capacity:
        switches[f"capacity {capacity:,} nodes"] = {"capacity": capacity}
    for place, (label, switch) in enumerate(switches.items()):
        job = Job(answers, **base, past=old, trie=switch, sources=place == 0)  # type: ignore[arg-type]
        jobs.append(("switch", label, 0, job))
    watch, found = watch or Watch(), {}
    try:
        for place, tally in pool.tallies([job for *_, job in jobs]):
            kind, label, known, _ = jobs[place]
            found[place] = Point(kind, label, tally, known)
            watch(len(found), len(jobs), f"Replaying: {label}")
    finally:
        study.points = [found[place] for place in sorted(found)]


# ---- all of it


def sweep(
    model: PreTrainedModel,
    prompts: Iterable[Tokens],
    *,
    decoding_lengths: Sequence[int] = DECODING_LENGTHS,
    branch_lengths: Sequence[int] = BRANCH_LENGTHS,
    strategies: Sequence[str] = STRATEGIES,
    max_new_tokens: int = 128,
    past: Past = (),
    costs: CostCurve | None = None,
    measured: str | Sequence[tuple[int, int, str]] = "best",
    repeats: int = 3,
    workers: int | None = None,
    capacity: int | None = None,
    progress: Progress | None = None,
    should_stop: Callable[[], bool] | None = None,
    **settings: Any,
) -> Study:
    """A study of the two lengths for a model and some prompts (token ids).

    `past`: answers (token ids) that are in the trie before the first prompt. `measured`: "none", "best" (the setting the
    prediction favours), "all", or settings (decoding length, branch length, strategy); each is run `repeats` times beside
    plain decoding. `workers`: replay processes. `capacity`: trie nodes for the "small trie" switch. `settings` go to the
    decoder. When `should_stop` says so, what there is so far is returned with `meta["stopped"]` set; raises `Stopped`
    where there is nothing yet.
    """
    prompts = [prompt_tokens(prompt) for prompt in prompts]
    if not prompts:
        raise ValueError("a study needs at least 1 prompt")
    watch = Watch(progress, should_stop)
    study, recordings = begin(model, prompts, max_new_tokens, past, costs, watch, **settings)
    try:
        with ReplayPool(workers) as pool:
            replay_grid(study, recordings, pool, decoding_lengths, branch_lengths, strategies, past, watch)
            best = study.best()
            assert best is not None
            setting = (best.decoding_length, best.branch_length, best.strategy)
            replay_points(study, recordings, pool, setting, past, capacity=capacity, watch=watch)
        measure_into(study, model, recordings, _chosen(study, measured, setting), past, repeats, watch, **settings)
    except Stopped:
        study.meta["stopped"] = True
    return study


def measure_into(
    study: Study,
    model: PreTrainedModel,
    recordings: Sequence[Recording],
    cells: Sequence[tuple[int, int, str]],
    past: Past = (),
    repeats: int = 3,
    watch: Watch | None = None,
    **settings: Any,
) -> None:
    """Measure settings and put each into its cell as soon as it stands on 3 repeats."""
    for (length, branch, strategy), run in measure(model, recordings, cells, past, repeats, watch, **settings):
        cell = study.cell(length, branch, strategy)
        if cell is not None and run.n >= 3:
            cell.measured = run


def _chosen(
    study: Study, measured: str | Sequence[tuple[int, int, str]], best: tuple[int, int, str]
) -> list[tuple[int, int, str]]:
    if isinstance(measured, str):
        every = [(cell.decoding_length, cell.branch_length, cell.strategy) for cell in study.cells]
        choices = {"none": [], "best": [best], "all": every}
        if measured not in choices:
            raise ValueError(f'measured must be "none", "best", "all" or a list of settings, not {measured!r}')
        return choices[measured]
    return [(int(length), int(branch), str(strategy)) for length, branch, strategy in measured]


__all__ = ["BRANCH_LENGTHS", "DECODING_LENGTHS", "Stopped", "Watch", "begin", "measure", "record", "runs", "sweep"]
__all__ += ["fit_overhead", "measure_into", "replay_grid", "replay_points"]
