"""Several prompts at once: one forward pass checks every row's own draft tree.

Rows are independent: each has its own trie request, accepted length and end. In the cache a row occupies the slots from the
first one on, one slot a position; shorter rows end earlier, and the masks hide the slots after their ends. A row that has
ended leaves the batch, and its part of the cache is freed.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import ExitStack
from functools import partial
from typing import Any, Literal, cast

import numpy as np
import torch
from transformers import PreTrainedModel

from lookahead_core.decode.admission import Tokens, of_kind, prompt_tokens
from lookahead_core.decode.attention import Route, UnsupportedModelError
from lookahead_core.decode.calibrate import calibrate
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.decode.decoder import LookaheadDecoder, Result, in_one_process
from lookahead_core.decode.kv_cache import RowCache
from lookahead_core.decode.llama_pass import forward_of
from lookahead_core.decode.mask import Layout
from lookahead_core.decode.passes import AT_ONCE, SPARE, Passes, read_prompt, synchronizer
from lookahead_core.decode.run import Run
from lookahead_core.decode.sampling import copied_objects
from lookahead_core.trace.clock import Stopwatch
from lookahead_core.trace.trace import Step, Trace
from lookahead_core.trie.draft_tree import EMPTY, DraftTree
from lookahead_core.trie.trie import TokenTrie

MOST_SHARED = 32
"""Widest row that "auto" may choose."""

ALONE = "decode those that end after it one at a time, with LookaheadDecoder"
"""What to do with texts that cannot share passes."""

ALLOWED = "prefix_allowed_tokens_fn"


def _of_row(allowed: Callable[[int, torch.Tensor], list[int]], row: int, _: int, ids: torch.Tensor) -> list[int]:
    """The tokens allowed after `ids` in a row of the batch, to which its own run is row 0."""
    return allowed(row, ids)


class BatchDecoder:
    """`LookaheadDecoder` for several prompts at once. In float32 every row emits the tokens of its own single run.

    `decoding_length` bounds each row; a pass is as wide as its widest row. With "auto" every pass has the width at which all
    rows together are expected to emit most tokens a second, by `costs` (measured if not given): n rows of w tokens cost what
    one row of n * w tokens does. The rows share `trie`: a prompt's branches are visible to its own row only, emitted tokens to
    all rows. Raises `UnsupportedModelError` for models that take no trees or no positions: their rows cannot differ in length.
    """

    lane = LookaheadDecoder.lane

    def __init__(
        self,
        model: PreTrainedModel,
        trie: TokenTrie | None = None,
        decoding_length: int | Literal["auto"] = 32,
        branch_length: int = 12,
        strategy: str = "hierarchical",
        costs: CostCurve | None = None,
    ) -> None:
        of_kind("costs", costs, CostCurve)
        most = MOST_SHARED if decoding_length == "auto" else decoding_length
        self.single = _RowDecoder(model, trie, most, branch_length, strategy)
        self.costs: CostCurve | None = None
        if decoding_length == "auto":
            in_one_process(self.single.model)
            self.costs = (costs or calibrate(self.single.model)).quiet()
        self.trie = self.single.trie
        """The rows' trie."""
        route = self.single.route
        if not route.takes_trees or not route.takes_positions:
            raise UnsupportedModelError(f"{type(model).__name__} decodes one prompt at a time: {route.reason}")

    def stream(
        self,
        prompts: Sequence[Tokens],
        max_new_tokens: int | Sequence[int | None] | None = None,
        *,
        seed: int | Sequence[int | None] | None = None,
        **settings: Any,
    ) -> Generator[tuple[int, Step], None, None]:
        """Decode all rows; yields (row, its `Step`) for every row of every pass. Closing the iterator ends all runs.

        `max_new_tokens` and `seed` may be one for all rows, or one for each; `settings` as for `LookaheadDecoder.stream`,
        shared by the rows; each has a copy of a caller's own processors and criteria, and calls it with [1, n] ids;
        `prefix_allowed_tokens_fn` is told the row's number, as by `generate`. Without a seed, rows that sample share torch's
        generator, so their tokens depend on the other rows. A step's clock is that of the pass that all rows share. Raises as
        `LookaheadDecoder.stream`, before anything has run.
        """
        rows: list[_Row] = []
        prompts = list(prompts)
        with ExitStack() as opened:  # all rows are closed, also where one raises
            for prompt, most, own in zip(prompts, _per_row(max_new_tokens, prompts), _per_row(seed, prompts), strict=True):
                objects = copied_objects(settings, self.single.model) if rows else dict(settings)
                if (allowed := objects.get(ALLOWED)) is not None:
                    objects[ALLOWED] = partial(_of_row, allowed, len(rows))
                rows.append(cast(_Row, self.single.open(prompt, most, seed=own, **objects)))
                opened.callback(rows[-1].close)
            lengths = [(row.prompt_length, row.prompt_length + row.stop.max_new_tokens) for row in rows]
            self.single.route.refuse_together(type(self.single.model).__name__, lengths, ALONE)
            batch = _Batch(self.single, dict(enumerate(rows)), self.costs)
            yield from batch.prefill()
            while batch.active:
                yield from batch.step()

    def generate(
        self,
        prompts: Sequence[Tokens],
        max_new_tokens: int | Sequence[int | None] | None = None,
        *,
        seed: int | Sequence[int | None] | None = None,
        **settings: Any,
    ) -> list[Result]:
        """Decode all rows to their ends; one `Result` a prompt, in order. Arguments as for `stream`."""
        prompts = list(prompts)
        traces = [Trace(prompt=prompt_tokens(prompt)) for prompt in prompts]
        for row, step in self.stream(prompts, max_new_tokens, seed=seed, **settings):
            traces[row].add(step)
        return [Result(trace.tokens(self.lane), trace, self.lane) for trace in traces]


def best_width(chances: Sequence[Sequence[float]], costs: CostCurve) -> int:
    """The width at which rows whose drafts have these chances emit most tokens a second, padding paid for."""
    ordered = [sorted(row, reverse=True) for row in chances]
    best, most, tokens = 1, 0.0, float(len(chances))
    for width in range(1, 2 + max(map(len, ordered), default=0)):
        tokens += sum(row[width - 2] for row in ordered if 1 < width <= len(row) + 1)
        speed = tokens / costs.cost(len(chances) * width)
        if speed > most:
            best, most = width, speed
    return best


def _per_row(value: Any, prompts: Sequence[Tokens]) -> Sequence[Any]:
    """One value a row; raises ValueError for a list of another length."""
    value = value.tolist() if isinstance(value, np.ndarray | torch.Tensor) else value
    if isinstance(value, Sequence):
        if len(value) != len(prompts):
            raise ValueError(f"{len(value)} values for {len(prompts)} prompts")
        return value
    return [value] * len(prompts)


class _RowPasses(Passes):
    """One row's part of the shared passes. The batch fills `logits` before each step."""

    rows = 0
    logits: torch.Tensor
    """The row's logits in the last pass, [width, vocabulary]."""
    kept: Sequence[int] = ()
    """Offsets of the rows of the last pass that the run accepted. The batch moves all rows' keys and values at once."""

    def __init__(self, route: Route) -> None:
        self.route = route

    def prefill(self, tokens: torch.Tensor) -> torch.Tensor:
        self.rows = tokens.shape[1]
        return self.logits

    def prepare(self, root: int, tree: DraftTree) -> None:
        return None

    def forward(self, inputs: None) -> torch.Tensor:
        return self.logits

    def keep(self, start: int, rows: Sequence[int]) -> None:
        self.rows, self.kept = start + len(rows), rows


class _Row(Run):
    """One prompt's run. Its drafts are made, and its passes computed, together with those of the other rows."""

    passes: _RowPasses
    tree = EMPTY
    """Drafts of the open pass."""

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        """The drafts that `draft_ahead` made."""
        return self.tree

    def draft_ahead(self, decoding_length: int, branch_length: int) -> DraftTree:
        """Make the drafts of the next pass."""
        self.tree = super().draft(decoding_length, branch_length)
        return self.tree

    def cut(self, drafts: int) -> DraftTree:
        """Keep the likeliest of them."""
        self.tree = self.tree.best(min(drafts, len(self.tree)))
        return self.tree


class _RowDecoder(LookaheadDecoder):
    """Opens the rows of a batch."""

    run_type = _Row

    def _passes(self, longest: int) -> _RowPasses:
        return _RowPasses(self.route)


class _Batch:
    """The rows that are still being decoded, by the places of their prompts, and their cache."""

    def __init__(self, decoder: LookaheadDecoder, rows: dict[int, _Row], costs: CostCurve | None = None) -> None:
        self.decoder, self.model, self.device, self.costs = decoder, decoder.model, decoder.model.device, costs
        self.synchronize = synchronizer(self.device)
        self.active = rows
        longest = max((row.prompt_length + min(row.stop.max_new_tokens, AT_ONCE) for row in rows.values()), default=0)
        self.cache = RowCache(reserve=longest + max(decoder.decoding_length, SPARE))
        self.forward = forward_of(self.model, decoder.route)

    def _tensor(self, numbers: Any) -> torch.Tensor:
        return torch.tensor(numbers, device=self.device)

    @torch.inference_mode()
    def prefill(self) -> list[tuple[int, Step]]:
        """Read the prompts one after the other, as single runs do: together, the shorter ones would be padded."""
        watch = Stopwatch(self.synchronize)
        caches, logits = [RowCache() for _ in self.active], []
        for row, cache in zip(self.active.values(), caches, strict=True):
            logits.append(read_prompt(self.model, self.decoder.route, self._tensor([row.sequence]), cache))
        self.cache.join(caches)
        watch.lap("forward")
        return self._finish(logits, watch)

    @torch.inference_mode()
    def step(self) -> list[tuple[int, Step]]:
        """One pass over all active rows."""
        watch = Stopwatch(self.synchronize)
        starts, decoder = [row.passes.rows for row in self.active.values()], self.decoder
        # All drafts lie behind the longest text: where the model goes by the number of rows, that bounds every row's.
        width = min(decoder.decoding_length, min(decoder.route.rows, decoder.route.single_from) - max(starts))
        trees = [row.draft_ahead(width, decoder.branch_length) for row in self.active.values()]
        if self.costs is not None:
            width = best_width([tree.scores for tree in trees], self.costs)
            trees = [row.cut(width - 1) for row in self.active.values()]
        watch.lap("draft")
        tokens, layout = self._inputs(trees, starts)
        self.cache.resize(layout.start)
        watch.lap("prepare")
        logits = self.forward(tokens, layout, self.cache)
        watch.lap("forward")
        return self._finish(logits, watch, starts)

    def _inputs(self, trees: list[DraftTree], starts: list[int]) -> tuple[torch.Tensor, Layout]:
        """Tokens [batch, width] and layout: each row's root and drafts, padded with rows that see only themselves."""
        start, width = max(starts), 1 + max(map(len, trees))
        numbers = np.zeros((2, len(trees), width), np.int64)
        visible = np.eye(width, dtype=np.bool_)[None].repeat(len(trees), axis=0)
        for place, (row, tree) in enumerate(zip(self.active.values(), trees, strict=True)):
            rows = len(tree) + 1
            numbers[0, place, :rows] = row.sequence[-1], *tree.tokens
            numbers[1, place, :rows], visible[place, :rows, :rows] = tree.rows()
        tokens, depths = torch.from_numpy(numbers).to(self.device)
        ends, slots = self._tensor(starts)[:, None], torch.arange(start, device=self.device)
        positions = torch.where(slots < ends, slots, -1)
        return tokens, Layout(start, ends + depths, torch.from_numpy(visible).to(self.device), positions)

    def _finish(self, logits: Iterable[torch.Tensor], shared: Stopwatch, starts: Sequence[int] = ()) -> list[tuple[int, Step]]:
        """Let every row verify its part of the pass, then move what they keep and remove the rows that have ended.

        `logits`: [width, vocabulary] of each row. `shared` has timed the pass; `starts`: where the rows' drafts began in the
        cache, none for the prefill.
        """
        decoder, steps = self.decoder, []
        for (place, row), its_logits in zip(self.active.items(), logits, strict=True):
            row.passes.logits = its_logits
            # The rows before this one are not part of its clock.
            steps.append((place, row.step(decoder.decoding_length, decoder.branch_length, shared.fork())))
        if starts:
            self._keep(starts)
        staying = [row.finished is None for row in self.active.values()]
        if not all(staying):
            self.active = {place: row for place, row in self.active.items() if row.finished is None}
            self.cache.select(self._tensor(staying))
        return steps

    def _keep(self, starts: Sequence[int]) -> None:
        """Move each row's accepted keys and values to where its own sequence ends."""
        start, rows = max(starts), [row.passes for row in self.active.values()]
        most = max(len(row.kept) for row in rows)
        moves = []
        for row, end in zip(rows, starts, strict=True):
            own = [(start + offset, end + slot) for slot, offset in enumerate(row.kept)]
            moves.append(own + own[-1:] * (most - len(own)))  # repeated, because every row of the batch moves equally many
        self.cache.move(*self._tensor(moves).unbind(-1))
        self.cache.resize(max(row.rows for row in rows))
