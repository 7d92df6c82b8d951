"""Measures what a pass costs by its width on this model and device."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from threading import RLock
from time import perf_counter
from typing import Any, cast
from weakref import WeakKeyDictionary

import numpy as np
import torch
from transformers import PreTrainedModel

from lookahead_core.decode.admission import at_least, context_limit, of_kind, vocabulary_of
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.decode.fixed_shape import FixedShape, StaticPasses
from lookahead_core.decode.passes import EagerPasses, Passes
from lookahead_core.decode.probe import route_of
from lookahead_core.decode.wrappers import inner_model
from lookahead_core.trie.draft_tree import DraftTree

MEASURED = (1, 2, 4, 8, 9, 12, 16, 17, 24, 32, 33, 48, 64, 96, 128)
"""Widths of the passes. One row past a tile of 8, 16 or 32 may add a jump (two CPU cores: 8 rows cost 1.22 plain passes, 9
rows 1.30)."""
MOST_CHAIN = 32
"""Widest pass measured for a model that takes single branches only."""
ENOUGH = 10.0
"""Seconds for the rounds. One counts however long it takes, be it the warm-up; what runs afterwards corrects its costs."""
POLISH = 10
"""Iterations of the median polish; by then the medians have settled."""


def calibrate(
    model: PreTrainedModel,
    widths: Sequence[int] = MEASURED,
    context: int = 128,
    repeats: int = 9,
    progress: Callable[[int, int], None] | None = None,
    fixed: FixedShape | None = None,
    again: bool = False,
) -> CostCurve:
    """Measure a pass at each width over `context` cached rows: medians of `repeats` interleaved passes, warm; of fewer
    where so many would take over 10 seconds.

    A model of fewer positions is measured over fewer rows. The drafts form a tree of many branches, with masks and positions
    as in decoding; with `fixed` in passes of fixed shape. `progress(done, total)` is called after every pass. The process
    caches the curve by model, device, dtype, number of threads and these arguments; `again` measures anew.
    Raises ValueError for widths that do not rise or are all too wide for the model, and for less than 1 repeat or row;
    TypeError for a `fixed` of another kind.
    """
    work, total = measuring(model, widths, context, repeats, fixed, again), 0
    with _calibrating:
        while True:
            try:
                done, total = next(work)
            except StopIteration as end:
                if progress and not total:
                    progress(1, 1)  # measured before
                return cast(CostCurve, end.value)
            if progress:
                progress(done, total)


@torch.inference_mode()
def measuring(
    model: PreTrainedModel,
    widths: Sequence[int] = MEASURED,
    context: int = 128,
    repeats: int = 9,
    fixed: FixedShape | None = None,
    again: bool = False,
) -> Generator[tuple[int, int], None, CostCurve]:
    """`calibrate` one pass at a time: yields (done, total) after each, so that other work can run between two of them.

    Returns the curve. Raises as `calibrate`, before the first pass.
    """
    of_kind("fixed", fixed, FixedShape)
    widths = [at_least("a width", width, 1) for width in widths]
    if widths != sorted(set(widths)) or not widths:
        raise ValueError(f"widths must rise from at least 1, not {tuple(widths)}")
    repeats, context = at_least("repeats", repeats, 1), at_least("context", context, 1)
    model = inner_model(model)
    key = (str(model.device), model.dtype, torch.get_num_threads(), tuple(widths), context, repeats, fixed)
    curves = _measured.setdefault(model, {})
    if key in curves and not again:
        return curves[key]
    yield 0, (repeats + 1) * len(widths)
    route = route_of(model)
    most = fixed.widths[-1] if fixed else max(widths) if route.takes_trees else MOST_CHAIN
    limit = context_limit(model)
    if fixed and fixed.columns:
        limit = min(limit, fixed.columns - most)
    narrowest, widths = widths[0], [width for width in widths if width <= min(most, limit // 2)]
    if not widths:
        raise ValueError(
            f"this model's passes take at most {min(most, limit // 2)} tokens; the narrowest of the widths is {narrowest}"
        )
    context = min(context, limit - widths[-1])
    vocabulary = vocabulary_of(model)
    longest = context + widths[-1]
    passes = StaticPasses(model, route, longest, fixed) if fixed else EagerPasses(model, route, longest)
    passes.prefill((torch.arange(context, device=model.device)[None] * 7 + 5) % vocabulary)
    trees = [synthetic_tree(width - 1, 8 if route.takes_trees else width, vocabulary) for width in widths]
    times, planned, done = np.zeros((repeats + 1, len(trees))), repeats, 0
    while done < (planned + 1) * len(trees):  # the first round is the warm-up
        times.flat[done] = time_pass(passes, trees[done % len(trees)])
        done += 1
        if done == len(trees) and times.sum() > ENOUGH:
            planned = 0
        elif done % len(trees) == 0 and (finished := done // len(trees) - 1):
            planned = min(repeats, max(finished, int(ENOUGH * finished / times[1:].sum())))
        yield done, (planned + 1) * len(trees)
    times, repeats = times[1 : planned + 1] if planned else times[:1], max(planned, 1)
    ordered = np.sort(times, axis=0)
    columns = np.median(times, axis=0), ordered[repeats // 4], ordered[-1 - repeats // 4], at_fastest_pace(times)
    seconds, low, high, least = (tuple(column.tolist()) for column in columns)
    curves[key] = CostCurve(tuple(widths), seconds, low, high, context, least)
    return curves[key]


_calibrating = RLock()
"""Held while passes are measured: those of two threads would lengthen each other."""
_measured: WeakKeyDictionary[PreTrainedModel, dict[tuple[Any, ...], CostCurve]] = WeakKeyDictionary()


def at_fastest_pace(times: np.ndarray) -> np.ndarray:
    """Seconds of each width at the pace of the fastest round, from seconds [rounds, widths].

    The machine's pace changes from round to round, for all widths alike. Tukey's median polish of the logarithms (subtract the
    medians of rounds and of widths in turn) separates it from the relative costs of the widths.
    """
    logs = np.log(times)
    widths = np.zeros(times.shape[1])
    for _ in range(POLISH):
        rounds = np.median(logs - widths, axis=1, keepdims=True)
        widths = np.median(logs - rounds, axis=0)
    return np.minimum(np.exp(widths + rounds.min()), np.median(times, axis=0))


def synthetic_tree(drafts: int, branch: int, vocabulary: int) -> DraftTree:
    """A tree of `drafts` arbitrary tokens in branches of `branch` below the root."""
    return DraftTree(
        tokens=tuple((11 * node + 3) % vocabulary for node in range(drafts)),
        parents=tuple(-1 if node % branch == 0 else node - 1 for node in range(drafts)),
    )


def time_pass(passes: Passes, tree: DraftTree) -> float:
    """Seconds of one pass over a root and `tree`, the device synchronised; leaves the cache as it was."""
    start = passes.rows
    started = perf_counter()
    logits = passes.forward(passes.prepare(1, tree))
    int(logits[-1].argmax())  # waits for the device
    elapsed = perf_counter() - started
    passes.keep(start, ())
    return elapsed
