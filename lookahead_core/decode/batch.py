"""Several prompts at once: one forward pass checks every row's own draft tree.

Rows are independent: each has its own trie request, its own accepted length and its own end. In the cache a row's tokens
stand from the first slot on, one slot a position; shorter rows end earlier and the masks skip what lies behind. A row that
ends leaves the batch, and its share of the cache goes with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import torch
from transformers import PreTrainedModel

from lookahead_core.decode.attention import Layout, UnsupportedModelError, forward
from lookahead_core.decode.decoder import LookaheadDecoder, Result, Run, Tokens, prompt_tokens
from lookahead_core.decode.kv_cache import RowCache
from lookahead_core.decode.passes import SPARE
from lookahead_core.trace.trace import Step, Trace
from lookahead_core.trie.draft_tree import EMPTY, DraftTree
from lookahead_core.trie.trie import TokenTrie


class BatchDecoder:
    """`LookaheadDecoder` for several prompts at once. Every row gives the tokens of its own single run (float32).

    `decoding_length` is a budget per row; a pass is as wide as its widest row. `trie` is shared by the rows: a prompt's
    branches are visible to its own row, what rows emit to all of them. Raises `UnsupportedModelError` for models that
    take no trees or no positions: their rows cannot differ in length.
    """

    lane = LookaheadDecoder.lane

    def __init__(
        self,
        model: PreTrainedModel,
        trie: TokenTrie | None = None,
        decoding_length: int = 32,
        branch_length: int = 12,
        strategy: str = "hierarchical",
    ) -> None:
        if not isinstance(decoding_length, int):
            raise ValueError(f"decoding_length must be a whole number, not {decoding_length!r}: one width serves all rows")
        self.single = LookaheadDecoder(model, trie, decoding_length, branch_length, strategy)
        route = self.single.route
        if not route.takes_trees or not route.takes_positions:
            raise UnsupportedModelError(f"{type(model).__name__} decodes one prompt at a time: {route.reason}")

    @property
    def trie(self) -> TokenTrie:
        """The rows' trie."""
        return self.single.trie

    def stream(
        self,
        prompts: Sequence[Tokens],
        max_new_tokens: int | Sequence[int | None] | None = 256,
        *,
        seed: int | Sequence[int | None] | None = None,
        **settings: Any,
    ) -> Iterator[tuple[int, Step]]:
        """Decode all rows; yields (row, its `Step`) for every row of every pass. Closing the iterator ends all runs.

        `max_new_tokens` and `seed` may be one for all rows, or one for each; `settings` as for `LookaheadDecoder.stream`,
        shared by the rows (a caller's own processors and criteria are called row by row, with [1, n] ids). Without a seed
        rows that sample share torch's generator, so that their tokens depend on the company. A step's clock is that of
        the pass that all rows shared. Raises as `LookaheadDecoder.stream`, before anything has run.
        """
        rows = self._open(prompts, _per_row(max_new_tokens, prompts), _per_row(seed, prompts), settings)
        try:
            batch = _Batch(self.single, rows)
            yield from batch.prefill()
            while batch.active:
                yield from batch.step()
        finally:
            for row in rows:
                row.run.close()

    def generate(
        self,
        prompts: Sequence[Tokens],
        max_new_tokens: int | Sequence[int | None] | None = 256,
        *,
        seed: int | Sequence[int | None] | None = None,
        **settings: Any,
    ) -> list[Result]:
        """Decode all rows to their ends; one `Result` a prompt, in order. Arguments as for `stream`."""
        traces = [Trace(prompt=prompt_tokens(prompt)) for prompt in prompts]
        for row, step in self.stream(prompts, max_new_tokens, seed=seed, **settings):
            traces[row].add(step)
        return [Result(trace.tokens(self.lane), trace, self.lane) for trace in traces]

    def _open(
        self,
        prompts: Sequence[Tokens],
        most: Sequence[int | None],
        seeds: Sequence[int | None],
        settings: dict[str, Any],
    ) -> list[_Row]:
        rows: list[_Row] = []
        try:
            for number, (prompt, bound, seed) in enumerate(zip(prompts, most, seeds, strict=True)):
                run = self.single.open(prompt, bound, seed=seed, **settings)
                row = _Row(number, run, _RowPasses(run.prompt_length))
                run.passes = row.passes
                rows.append(row)
        except Exception:
            for row in rows:
                row.run.close()
            raise
        return rows


def _per_row(value: Any, prompts: Sequence[Tokens]) -> Sequence[Any]:
    """One value a row; raises ValueError for a list of another length."""
    if isinstance(value, Sequence):
        if len(value) != len(prompts):
            raise ValueError(f"{len(value)} values for {len(prompts)} prompts")
        return value
    return [value] * len(prompts)


class _RowPasses:
    """A row's part of the shared cache, as its `Run` sees it: how many rows, and which of the last pass to keep."""

    def __init__(self, rows: int) -> None:
        self.rows = rows
        self.kept: Sequence[int] = ()

    def keep(self, start: int, rows: Sequence[int]) -> None:
        """Note what the run accepted; the batch moves all rows' keys and values at once."""
        self.rows, self.kept = start + len(rows), rows

    def prefill(self, tokens: torch.Tensor) -> torch.Tensor:
        """Never: the batch feeds the model."""
        raise NotImplementedError("a row of a batch has no passes of its own")

    def prepare(self, root: int, tree: DraftTree) -> Any:
        """Never, as `prefill`."""
        raise NotImplementedError("a row of a batch has no passes of its own")

    def forward(self, inputs: Any) -> torch.Tensor:
        """Never, as `prefill`."""
        raise NotImplementedError("a row of a batch has no passes of its own")

    def nbytes(self) -> int:
        """The buffers are the batch's."""
        return 0

    def close(self) -> None:
        """Nothing to let go of."""


@dataclass(slots=True)
class _Row:
    """One prompt's run, its number in the batch, and its part of the cache."""

    number: int
    run: Run
    passes: _RowPasses


class _Batch:
    """The rows that are still being decoded, and their cache."""

    def __init__(self, decoder: LookaheadDecoder, rows: list[_Row]) -> None:
        self.decoder, self.model, self.device = decoder, decoder.model, decoder.model.device
        self.active = list(rows)
        longest = max((row.run.prompt_length + row.run.stop.max_new_tokens for row in rows), default=0)
        self.cache = RowCache(reserve=longest + max(decoder.decoding_length, SPARE))

    @torch.inference_mode()
    def prefill(self) -> list[tuple[int, Step]]:
        """Read all prompts in one pass, aligned right so that every last token is in the last row, then align them left."""
        if not self.active:
            return []
        started = perf_counter()
        lengths = [row.run.prompt_length for row in self.active]
        width = max(lengths)
        pads = torch.tensor([width - length for length in lengths], device=self.device)[:, None]
        padded = [[0] * (width - row.run.prompt_length) + row.run.sequence for row in self.active]
        tokens = torch.tensor(padded, device=self.device)
        slots = torch.arange(width, device=self.device)
        real = slots >= pads
        own = torch.eye(width, dtype=torch.bool, device=self.device)
        # Padding sees itself only (a row that sees nothing would be NaN) and is seen by nobody.
        visible = (own.new_ones((width, width)).tril() & real[:, None, :] & real[:, :, None]) | own
        layout = Layout(start=0, query_positions=(slots - pads).clamp_min(0), visible=visible)
        extra = {"logits_to_keep": 1} if self.decoder.route.keeps_last_logits else {}
        logits = forward(self.model, self.decoder.route, tokens, layout, self.cache, **extra)[:, -1:]
        self.cache.move_ragged((slots + pads).clamp_max(width - 1), slots.expand(len(lengths), -1), width)
        self._settle()
        return self._finish([EMPTY] * len(lengths), logits, [0] * len(lengths), [started, started, started])

    @torch.inference_mode()
    def step(self) -> list[tuple[int, Step]]:
        """One pass over all active rows."""
        started = perf_counter()
        decoder = self.decoder
        trees = [row.run.guess(decoder.decoding_length, decoder.branch_length) for row in self.active]
        drafted = perf_counter()
        starts = [row.passes.rows for row in self.active]
        tokens, layout = self._inputs(trees, starts)
        self.cache.resize(layout.start)
        prepared = perf_counter()
        logits = forward(self.model, decoder.route, tokens, layout, self.cache)
        self._settle()
        return self._finish(trees, logits, starts, [started, drafted, prepared])

    def _inputs(self, trees: list[DraftTree], starts: list[int]) -> tuple[torch.Tensor, Layout]:
        """Tokens [batch, width] and layout: each row's root and drafts, padded with rows that see only themselves."""
        start, width = max(starts), 1 + max(len(tree) for tree in trees)
        tokens, depths = [], []
        visible = torch.eye(width, dtype=torch.bool).repeat(len(trees), 1, 1)
        for place, (tree, row) in enumerate(zip(trees, self.active, strict=True)):
            pad = [0] * (width - 1 - len(tree))
            tokens.append([row.run.sequence[-1], *tree.tokens, *pad])
            below, seen = tree.rows()
            depths.append([*below.tolist(), *pad])
            visible[place, : len(tree) + 1, : len(tree) + 1] = torch.from_numpy(seen)
        ends = torch.tensor(starts, device=self.device)[:, None]
        slots = torch.arange(start, device=self.device)
        layout = Layout(
            start=start,
            query_positions=ends + torch.tensor(depths, device=self.device),
            visible=visible.to(self.device),
            key_positions=torch.where(slots < ends, slots, -1),
        )
        return torch.tensor(tokens, device=self.device), layout

    def _finish(
        self, trees: list[DraftTree], logits: torch.Tensor, starts: list[int], marks: list[float]
    ) -> list[tuple[int, Step]]:
        """Let every row verify its part of the pass, then move what they keep and let the rows go that have ended."""
        done = perf_counter()
        steps = []
        for place, row in enumerate(self.active):
            late = perf_counter() - done  # the rows before this one are not part of its clock
            step = row.run.finish(trees[place], logits[place], starts[place], [mark + late for mark in marks])
            steps.append((row.number, step))
        first = steps[0][1].index == 0
        if not first:
            self._keep(starts)
        staying = [place for place, row in enumerate(self.active) if row.run.finished is None]
        if len(staying) < len(self.active):
            self.active = [self.active[place] for place in staying]
            self.cache.select(torch.tensor(staying, dtype=torch.long, device=self.device))
            if not staying:
                self.cache = RowCache()
        return steps

    def _keep(self, starts: list[int]) -> None:
        """Move each row's accepted keys and values to where its own sequence ends."""
        start, source, target = max(starts), [], []
        most = max(len(row.passes.kept) for row in self.active)
        for row, end in zip(self.active, starts, strict=True):
            moves = [(start + offset, end + slot) for slot, offset in enumerate(row.passes.kept)] or [(end, end)]
            moves += [moves[-1]] * (most - len(moves))  # the same row once more: every row of the batch moves as many
            source.append([one for one, _ in moves])
            target.append([other for _, other in moves])
        if most:
            self.cache.move_ragged(
                torch.tensor(source, device=self.device),
                torch.tensor(target, device=self.device),
                max(row.passes.rows for row in self.active),
            )

    def _settle(self) -> None:
        """Wait for the device, so that the clock of the pass is right."""
        if self.device.type == "cuda":
            torch.cuda.synchronize(self.device)


__all__ = ["BatchDecoder"]
