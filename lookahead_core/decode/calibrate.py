"""What a pass costs by its width, on this model and device: the paper's Figure 1, the CDL, and the width that pays best."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from statistics import median
from time import perf_counter
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np
import torch
from transformers import PreTrainedModel

from lookahead_core.decode.fixed_shape import FixedShape, StaticPasses
from lookahead_core.decode.passes import EagerPasses, Passes
from lookahead_core.decode.probe import route_of
from lookahead_core.trie.costs import WIDEST, Prices
from lookahead_core.trie.draft_tree import DraftTree

WIDTHS = (1, 2, 4, 8, 9, 12, 16, 17, 24, 32, 33, 48, 64, 96, 128)
"""One row past a tile of 8, 16 or 32 may cost a step of its own (two CPU cores: 8 rows 1.22 plain passes, 9 rows 1.30)."""
MOST_CHAIN = 32
"""Widest pass measured for a model that takes single branches only."""
POLISH = 10
"""Turns after which the medians have settled."""
CDL_SLACK = 1.10
"""A pass still counts as free while it costs at most this times a one-token pass."""


@dataclass(frozen=True, slots=True)
class CostCurve:
    """Seconds of one pass by its width: median, and the quartiles as spread."""

    widths: tuple[int, ...]
    seconds: tuple[float, ...]
    low: tuple[float, ...] = ()
    high: tuple[float, ...] = ()
    context: int = 0
    """Cached rows under which it was measured."""
    least: tuple[float, ...] = ()
    """What a pass of each width costs when nothing else wants the machine, see `alike`."""
    _table: list[float] = field(default_factory=list, compare=False, repr=False)
    _prices: list[Prices] = field(default_factory=list, compare=False, repr=False)

    def __post_init__(self) -> None:
        if len(self.widths) != len(self.seconds) or list(self.widths) != sorted(set(self.widths)) or not self.widths:
            raise ValueError("a cost curve needs one time for each of its rising widths")
        self._table.extend(self._at(width) for width in range(self.widths[-1] + 1))

    def cost(self, width: int) -> float:
        """Seconds of a pass of `width` tokens: linear between the measured widths, and beyond the last."""
        return self._table[width] if width < len(self._table) else self._at(width)

    def _at(self, width: int) -> float:
        widths, seconds = self.widths, self.seconds
        if len(widths) == 1 or width <= widths[0]:
            return seconds[0]
        right = min(max(bisect_left(widths, width), 1), len(widths) - 1)
        left = right - 1
        slope = (seconds[right] - seconds[left]) / (widths[right] - widths[left])
        return seconds[left] + slope * (width - widths[left])

    def quiet(self) -> CostCurve:
        """The curve of an undisturbed machine, where it was measured: on a busy one medians of few passes are mostly chance.

        No width costs more than a wider one, which it could be padded to.
        """
        rising = tuple(accumulate(reversed(self.least or self.seconds), min))[::-1]
        return self if rising == self.seconds else CostCurve(self.widths, rising, context=self.context)

    @property
    def disturbed(self) -> float:
        """How much slower than at the fastest pace the usual pass was, median over the widths; 1: not at all."""
        return median(usual / fast for usual, fast in zip(self.seconds, self.least or self.seconds, strict=True))

    def prices(self) -> Prices:
        """What "auto" reckons with: this curve, corrected by the passes of all decoders that share it."""
        if not self._prices:
            quiet = self.quiet()
            self._prices.append(Prices([quiet.cost(width) for width in range(1, WIDEST + 1)]))
        return self._prices[0]

    @property
    def cdl(self) -> int:
        """Critical decoding length: widest pass within 10 % of a one-token pass (linear between measured widths)."""
        bound = CDL_SLACK * self.cost(1)
        widest = 1
        while widest < self.widths[-1] and self.cost(widest + 1) <= bound:
            widest += 1
        return widest


def calibrate(
    model: PreTrainedModel,
    widths: Sequence[int] = WIDTHS,
    context: int = 128,
    repeats: int = 9,
    progress: Callable[[int, int], None] | None = None,
    fixed: FixedShape | None = None,
    again: bool = False,
) -> CostCurve:
    """Measure a pass at each width over `context` cached rows: medians of `repeats` interleaved passes, warm.

    The drafts are a bushy tree, masks and positions included, as in decoding; with `fixed` in passes of fixed shape.
    `progress(done, of)` is called as it goes. What was measured once is remembered for this model, device, dtype, number
    of threads and these arguments, while the process lives; `again` measures anew.
    """
    key = (str(model.device), model.dtype, torch.get_num_threads(), tuple(widths), context, repeats, fixed)
    curves = _measured.setdefault(model, {})
    if key not in curves or again:
        curves[key] = _measure(model, widths, context, repeats, progress, fixed)
    elif progress:
        progress(1, 1)
    return curves[key]


_measured: WeakKeyDictionary[PreTrainedModel, dict[tuple[Any, ...], CostCurve]] = WeakKeyDictionary()


@torch.inference_mode()
def _measure(
    model: PreTrainedModel,
    widths: Sequence[int],
    context: int,
    repeats: int,
    progress: Callable[[int, int], None] | None,
    fixed: FixedShape | None,
) -> CostCurve:
    route = route_of(model)
    most = fixed.widths[-1] if fixed else max(widths) if route.takes_trees else MOST_CHAIN
    widths = [width for width in widths if width <= most]
    vocabulary = model.config.get_text_config().vocab_size
    longest = context + max(widths)
    passes = StaticPasses(model, route, longest, fixed) if fixed else EagerPasses(model, route, longest)
    passes.prefill((torch.arange(context, device=model.device)[None] * 7 + 5) % vocabulary)
    trees = {width: bush(width - 1, 8 if route.takes_trees else width, vocabulary) for width in widths}
    times: dict[int, list[float]] = {width: [] for width in widths}
    total = (repeats + 1) * len(widths)
    for repeat in range(repeats + 1):
        for count, width in enumerate(widths):
            elapsed = time_pass(passes, trees[width])
            if repeat:  # the first round is the warm-up
                times[width].append(elapsed)
            if progress:
                progress(repeat * len(widths) + count + 1, total)
    ordered = {width: sorted(samples) for width, samples in times.items()}
    return CostCurve(
        widths=tuple(widths),
        seconds=tuple(median(samples) for samples in ordered.values()),
        low=tuple(samples[len(samples) // 4] for samples in ordered.values()),
        high=tuple(samples[(3 * len(samples)) // 4] for samples in ordered.values()),
        context=context,
        least=tuple(alike(np.array([*times.values()]).T).tolist()),
    )


def alike(times: np.ndarray) -> np.ndarray:
    """Seconds of each width at the pace of the fastest round, from seconds [rounds, widths].

    A machine's pace changes between rounds, and every width of a round with it: taking the rounds' and the widths' medians out
    of the logarithms in turn (Tukey's median polish) leaves what the widths cost compared with each other.
    """
    logs = np.log(times)
    widths = np.zeros(times.shape[1])
    for _ in range(POLISH):
        rounds = np.median(logs - widths, axis=1, keepdims=True)
        widths = np.median(logs - rounds, axis=0)
    return np.minimum(np.exp(widths + rounds.min()), np.median(times, axis=0))


def bush(drafts: int, branch: int, vocabulary: int) -> DraftTree:
    """A tree of `drafts` made-up tokens in branches of `branch` below the root."""
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
