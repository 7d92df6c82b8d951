"""Decoding length x branch length: replay every cell of a grid, and measure chosen cells.

The paper's Figures 4 and 5 for the user's own model, device and text. One recorded answer is enough to replay every
setting (see `lookahead_core.trace.replay`). The cost curve turns widths into seconds, and real runs check the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from typing import Any

from transformers import PreTrainedModel

from lookahead_core.decode.admission import Tokens, at_least, of_kind
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.models.load import Progress
from lookahead_core.trace.replay import Job, Recording, Tally
from lookahead_core.trie.draft_tree import STRATEGIES as KNOWN
from lookahead_core.trie.draft_tree import strategy_of
from lookahead_core.trie.trie import TokenTrie
from lookahead_core.tuning.cells import Cell, Point, Setting
from lookahead_core.tuning.measure import Past, Stopped, Watch, begin, measure
from lookahead_core.tuning.replay_pool import ReplayPool
from lookahead_core.tuning.study import Study

DECODING_LENGTHS = (2, 4, 8, 16, 24, 32, 48, 64)
BRANCH_LENGTHS = (1, 2, 4, 6, 8, 12, 16, 24)
STRATEGIES = ("hierarchical",)
WARMTHS = (0, 1, 2, 4, 8, 16, 32, 64)
"""Numbers of past answers in the trie, for the curve over past answers."""
ABLATIONS: dict[str, dict[str, Any]] = {
    "everything on": {},
    "no prompt branches": {"insert_prompt": False},
    "no output branches": {"insert_output": False},
    "no eliminating": {"eliminate": False},
    "no pruning": {"prune": False},
}


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

    If the decoding length cut no draft of a cell, larger decoding lengths draft the same trees and share its tally.
    """
    answers, inserted, watch = tuple(recordings), tuple(map(tuple, past)), watch or Watch()
    pairs = list(product(sorted(decoding_lengths), branch_lengths))
    settings = [Setting(*pair, strategy) for strategy in strategies for pair in pairs]
    uncut: dict[tuple[str, int], Tally] = {}
    cells: dict[Setting, Cell] = {}

    def jobs() -> Iterator[tuple[Setting, Job]]:
        for setting in settings:
            tally = uncut.get((setting.strategy, setting.branch_length))
            if tally is None:
                yield setting, Job(answers, *setting, inserted)
            else:
                cells[setting] = Cell(*setting, tally)

    try:
        for setting, tally in pool.tallies(jobs(), watch.check):
            cells[setting] = Cell(*setting, tally)
            if max(tally.widths, default=1) < setting.decoding_length:
                uncut[setting.strategy, setting.branch_length] = tally
            watch(len(cells), len(settings), f"Replaying {setting.title}")
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
    """Fill the study's points at one setting: numbers of past answers in the trie, and the paper's switches.

    The past answers come from `pool_of_answers`, otherwise from the other recordings, never from the replayed answer.
    `capacity` (nodes) adds a small trie to the switches.
    """
    answers, inserted, more = tuple(recordings), tuple(map(tuple, past)), tuple(map(tuple, pool_of_answers))
    most = len(more) if more else len(answers) - 1
    jobs: dict[tuple[str, str, int], Job] = {}
    for count in (*(count for count in WARMTHS if count < most), most):
        known = {"past": more[:count], "others": 0} if more else {"others": count}
        jobs["past answers", str(count), count] = Job(answers, *setting, **known)
    switches = ABLATIONS | ({} if capacity is None else {f"capacity {capacity:,} nodes": {"capacity": capacity}})
    for label, switch in switches.items():
        jobs["switch", label, 0] = Job(answers, *setting, inserted, switch, sources=not switch)
    watch, found = watch or Watch(), {}
    try:
        for (kind, label, count), tally in pool.tallies(jobs.items(), watch.check):
            found[kind, label, count] = Point(kind, label, tally, count)
            what = f"{label} past answer{'s' * (count != 1)}" if kind == "past answers" else label
            watch(len(found), len(jobs), f"Replaying: {what}")
    finally:
        study.points = [found[key] for key in jobs if key in found]
        study.meta["points"] = list(setting)


def _check_axes(decoding_lengths: Sequence[int], branch_lengths: Sequence[int], strategies: Sequence[str]) -> None:
    """Raises ValueError, naming bound and value, for what is no grid."""
    for name, lengths in (("decoding_lengths", decoding_lengths), ("branch_lengths", branch_lengths)):
        if not lengths:
            raise ValueError(f"{name} must hold at least 1 length, not 0")
        for length in lengths:
            at_least(f"a length of {name}", length, 1)
    if not strategies:
        raise ValueError(f"strategies must hold at least 1 of {', '.join(KNOWN)}, not 0")


def _check_measured(measured: str | Sequence[tuple[int, int, str]], repeats: int, grid: set[tuple[int, int, str]]) -> None:
    """Raises ValueError, naming bound and value, for what cannot be measured; TypeError where there is no list of it."""
    at_least("repeats", repeats, 3)
    if isinstance(measured, str):
        if measured not in ("none", "best", "all"):
            raise ValueError(f'measured must be "none", "best", "all" or a list of settings, not {measured!r}')
        return
    of_kind("measured", measured, Sequence)
    for one in measured:
        if not isinstance(one, Sequence) or len(one) != 3 or (*one[:2], strategy_of(one[2])) not in grid:
            raise ValueError(f"measured must hold settings of the grid of {len(grid)}, not {one!r}")


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
    """A study of decoding length and branch length for a model and some prompts (token ids).

    `past`: answers (token ids) in the trie before the first prompt. `measured`: "none", "best" (the three settings
    predicted to be fastest), "all", or a list of settings (decoding length, branch length, strategy). Each runs `repeats`
    times beside plain decoding. `workers`: replay processes. `capacity`: trie nodes for the "small trie" switch.
    `settings`: arguments of the decoder's runs.

    Once `should_stop` returns true, the study so far is returned with `meta["stopped"]` set; raises `Stopped` if there
    is none yet. Raises ValueError before any work without prompts, for an empty axis, for unknown strategies, for other
    lengths than whole numbers, for fewer than 3 `repeats`, for `past` and `capacity` that no trie takes, and for another
    `measured` or settings of it outside the grid.
    """
    _check_axes(decoding_lengths, branch_lengths, strategies)
    strategies = tuple(dict.fromkeys(map(strategy_of, strategies)))
    decoding_lengths, branch_lengths = (tuple(dict.fromkeys(lengths)) for lengths in (decoding_lengths, branch_lengths))
    _check_measured(measured, repeats, set(product(decoding_lengths, branch_lengths, strategies)))
    of_kind("costs", costs, CostCurve)
    if workers is not None:
        at_least("workers", workers, 1)
    small = {} if capacity is None else {"capacity": capacity}
    TokenTrie.of(past, max(branch_lengths), **small)  # raises for what no trie takes
    if not isinstance(measured, str):
        measured = list(dict.fromkeys((length, branch, strategy_of(strategy)) for length, branch, strategy in measured))
    watch = Watch(progress, should_stop)
    study, recordings = begin(model, prompts, max_new_tokens, past, costs, watch, **settings)
    try:
        with ReplayPool(workers) as pool:
            replay_grid(study, recordings, pool, decoding_lengths, branch_lengths, strategies, past, watch)
            best = study.best()
            assert best is not None
            replay_points(study, recordings, pool, best.setting, past, capacity=capacity, watch=watch)
        if isinstance(measured, str):
            measured = [cell.setting for cell in {"none": [], "best": study.promising(), "all": study.cells}[measured]]
        study.store(measure(model, recordings, measured, past, repeats, watch, **settings))
    except Stopped:
        study.meta["stopped"] = True
    return study
