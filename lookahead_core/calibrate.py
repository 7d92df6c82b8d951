"""What a pass costs by its width, on this model and device: the paper's Figure 1, the CDL, and the width that pays best."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter

import torch
from transformers import PreTrainedModel

from lookahead_core.attention import forward, layout_of
from lookahead_core.draft import DraftTree
from lookahead_core.kv_cache import RowCache
from lookahead_core.probe import route_of

WIDTHS = (1, 2, 4, 8, 12, 16, 24, 32, 48, 64, 96, 128)
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
    _table: list[float] = field(default_factory=list, compare=False, repr=False)

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

    @property
    def cdl(self) -> int:
        """Critical decoding length: widest pass within 10 % of a one-token pass (linear between measured widths)."""
        bound = CDL_SLACK * self.cost(1)
        widest = 1
        while widest < self.widths[-1] and self.cost(widest + 1) <= bound:
            widest += 1
        return widest

    def best_drafts(self, scores: Sequence[float], overhead: float = 0.0) -> int:
        """How many of the best drafts to feed: maximises expected tokens per second, (1 + sum of scores) / cost.

        `scores` are acceptance estimates, in any order; `overhead` seconds that any drafted pass costs on top.
        """
        best, best_rate, expected = 0, 1.0 / self.cost(1), 1.0
        for count, score in enumerate(sorted(scores, reverse=True), start=1):
            expected += score
            rate = expected / (self.cost(count + 1) + overhead)
            if rate > best_rate:
                best, best_rate = count, rate
        return best


@torch.inference_mode()
def calibrate(
    model: PreTrainedModel,
    widths: Sequence[int] = WIDTHS,
    context: int = 128,
    repeats: int = 9,
    progress: Callable[[int, int], None] | None = None,
) -> CostCurve:
    """Measure a pass at each width over `context` cached rows: medians of `repeats` interleaved passes, warm.

    The drafts are a bushy tree, masks and positions included, as in decoding. `progress(done, of)` is called as it goes.
    """
    route = route_of(model)
    device = model.device
    if not route.takes_trees:
        widths = [width for width in widths if width <= 32]
    vocabulary = model.config.get_text_config().vocab_size
    cache = RowCache(reserve=context + max(widths))
    prompt = (torch.arange(context, device=device)[None] * 7 + 5) % vocabulary
    positions = {"position_ids": torch.arange(context, device=device)[None]} if route.takes_positions else {}
    model(input_ids=prompt, past_key_values=cache, use_cache=True, **positions)
    passes = {}
    for width in widths:
        drafts = width - 1
        branch = drafts if not route.takes_trees else 8
        parents = tuple(-1 if node % branch == 0 else node - 1 for node in range(drafts)) if drafts else ()
        tree = DraftTree(tokens=tuple((11 * node + 3) % vocabulary for node in range(drafts)), parents=parents)
        passes[width] = (torch.tensor([[1, *tree.tokens]], device=device), layout_of(tree, context, device))
    times: dict[int, list[float]] = {width: [] for width in widths}
    total = (repeats + 1) * len(widths)
    for repeat in range(repeats + 1):
        for count, width in enumerate(widths):
            tokens, layout = passes[width]
            started = perf_counter()
            forward(model, route, tokens, layout, cache)[0].argmax(-1).tolist()
            elapsed = perf_counter() - started
            cache.keep(context, ())
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
    )
