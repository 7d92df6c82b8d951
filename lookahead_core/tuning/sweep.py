"""Decoding length x branch length: replayed for every cell of a grid, measured for the cells that are asked for.

The paper's Figures 4 and 5, for the user's own model, device and text. One recorded answer is enough to replay all
settings (see `lookahead_core.trace.replay`); the cost curve turns widths into seconds; measuring tells whether that is right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from transformers import PreTrainedModel

from lookahead_core.decode.admission import Tokens, prompt_tokens
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.trace.replay import Job, Recording, Tally
from lookahead_core.tuning.measure import Past, Progress, Stopped, Watch, begin, fit_overhead, measure, record, runs
from lookahead_core.tuning.replay_pool import ReplayPool
from lookahead_core.tuning.study import Cell, Point, Study

DECODING_LENGTHS = (2, 4, 8, 16, 24, 32, 48, 64)
BRANCH_LENGTHS = (1, 2, 4, 6, 8, 12, 16, 24)
STRATEGIES = ("hierarchical",)
WARMTHS = (0, 1, 2, 4, 8, 16, 32, 64)
"""Past answers in the trie at the points of the warmth curve."""
ABLATIONS: dict[str, dict[str, Any]] = {
    "everything on": {},
    "no prompt branches": {"insert_prompt": False},
    "no output branches": {"insert_output": False},
    "no eliminating": {"eliminate": False},
    "no pruning": {"prune": False},
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

    `past`: answers (token ids) that are in the trie before the first prompt. `measured`: "none", "best" (the three settings
    that the prediction favours), "all", or settings (decoding length, branch length, strategy); each is run `repeats` times
    beside plain decoding. `workers`: replay processes. `capacity`: trie nodes for the "small trie" switch. `settings` go to the
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
            replay_points(study, recordings, pool, best.setting, past, capacity=capacity, watch=watch)
        measure_into(study, model, recordings, _chosen(study, measured), past, repeats, watch, **settings)
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


def _chosen(study: Study, measured: str | Sequence[tuple[int, int, str]]) -> list[tuple[int, int, str]]:
    if isinstance(measured, str):
        choices = {"none": [], "best": study.promising(), "all": study.cells}
        if measured not in choices:
            raise ValueError(f'measured must be "none", "best", "all" or a list of settings, not {measured!r}')
        return [cell.setting for cell in choices[measured]]
    return [(int(length), int(branch), str(strategy)) for length, branch, strategy in measured]


__all__ = ["BRANCH_LENGTHS", "DECODING_LENGTHS", "Stopped", "Watch", "begin", "fit_overhead", "measure", "measure_into"]
__all__ += ["record", "replay_grid", "replay_points", "runs", "sweep"]
