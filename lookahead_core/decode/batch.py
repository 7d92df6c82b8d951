"""Several prompts at once: one forward pass checks every row's own draft tree.

Rows are independent: each has its own trie request, accepted length and end. In the cache a row occupies the slots from the
first one on, one slot a position; shorter rows end earlier, and the masks hide the slots after their ends. A row that has
ended leaves the batch, and its part of the cache is freed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

import torch
from transformers import PreTrainedModel

from lookahead_core.decode.admission import Tokens, prompt_tokens
from lookahead_core.decode.attention import UnsupportedModelError, forward
from lookahead_core.decode.decoder import LookaheadDecoder, Result
from lookahead_core.decode.kv_cache import RowCache
from lookahead_core.decode.mask import Layout
from lookahead_core.decode.passes import SPARE, Passes, synchronizer
from lookahead_core.decode.run import Run
from lookahead_core.trace.clock import Stopwatch
from lookahead_core.trace.trace import Step, Trace
from lookahead_core.trie.draft_tree import EMPTY, DraftTree
from lookahead_core.trie.trie import TokenTrie


class BatchDecoder:
    """`LookaheadDecoder` for several prompts at once. In float32 every row emits the tokens of its own single run.

    `decoding_length` bounds each row; a pass is as wide as its widest row. The rows share `trie`: a prompt's branches are
    visible to its own row only, emitted tokens to all rows. Raises `UnsupportedModelError` for models that
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
        self.single = _RowDecoder(model, trie, decoding_length, branch_length, strategy)
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
        max_new_tokens: int | Sequence[int | None] | None = None,
        *,
        seed: int | Sequence[int | None] | None = None,
        **settings: Any,
    ) -> Iterator[tuple[int, Step]]:
        """Decode all rows; yields (row, its `Step`) for every row of every pass. Closing the iterator ends all runs.

        `max_new_tokens` and `seed` may be one for all rows, or one for each; `settings` as for `LookaheadDecoder.stream`,
        shared by the rows (a caller's own processors and criteria are called row by row, with [1, n] ids). Without a seed,
        rows that sample share torch's generator, so their tokens depend on the other rows. A step's clock is that of the
        pass that all rows share. Raises as `LookaheadDecoder.stream`, before anything has run.
        """
        rows = self._open(prompts, _per_row(max_new_tokens, prompts), _per_row(seed, prompts), settings)
        try:
            batch = _Batch(self.single, rows)
            yield from batch.prefill()
            while batch.active:
                yield from batch.step()
        finally:
            for row in rows:
                row.close()

    def generate(
        self,
        prompts: Sequence[Tokens],
        max_new_tokens: int | Sequence[int | None] | None = None,
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
                row = cast(_Row, self.single.open(prompt, bound, seed=seed, **settings))
                row.number = number
                rows.append(row)
        except Exception:
            for row in rows:
                row.close()
            raise
        return rows


def _per_row(value: Any, prompts: Sequence[Tokens]) -> Sequence[Any]:
    """One value a row; raises ValueError for a list of another length."""
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

    def prefill(self, tokens: torch.Tensor) -> torch.Tensor:
        self.rows = tokens.shape[1]
        return self.logits

    def prepare(self, root: int, tree: DraftTree) -> None:
        return None

    def forward(self, inputs: None) -> torch.Tensor:
        return self.logits

    def keep(self, start: int, rows: Sequence[int]) -> None:
        self.rows, self.kept = start + len(rows), rows

    def nbytes(self) -> int:
        return 0


class _Row(Run):
    """One prompt's run. Its drafts are made, and its passes computed, together with those of the other rows."""

    passes: _RowPasses
    number = 0
    """Place of its prompt."""
    tree = EMPTY
    """Drafts of the open pass."""

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        """The drafts that `draft_ahead` made."""
        return self.tree

    def draft_ahead(self, decoding_length: int, branch_length: int) -> None:
        """Make the drafts of the next pass."""
        self.tree = super().draft(decoding_length, branch_length)


class _RowDecoder(LookaheadDecoder):
    """Opens the rows of a batch."""

    run_type = _Row

    def _passes(self, longest: int) -> _RowPasses:
        return _RowPasses()


class _Batch:
    """The rows that are still being decoded, and their cache."""

    def __init__(self, decoder: LookaheadDecoder, rows: list[_Row]) -> None:
        self.decoder, self.model, self.device = decoder, decoder.model, decoder.model.device
        self.synchronize = synchronizer(self.device)
        self.active = list(rows)
        longest = max((row.prompt_length + row.stop.max_new_tokens for row in rows), default=0)
        self.cache = RowCache(reserve=longest + max(decoder.decoding_length, SPARE))

    @torch.inference_mode()
    def prefill(self) -> list[tuple[int, Step]]:
        """Read all prompts in one pass, aligned right so that every last token is in the last row, then align them left."""
        if not self.active:
            return []
        watch = Stopwatch(self.synchronize)
        lengths = [row.prompt_length for row in self.active]
        width = max(lengths)
        pads = torch.tensor([width - length for length in lengths], device=self.device)[:, None]
        padded = [[0] * (width - row.prompt_length) + row.sequence for row in self.active]
        tokens = torch.tensor(padded, device=self.device)
        slots = torch.arange(width, device=self.device)
        real = slots >= pads
        own = torch.eye(width, dtype=torch.bool, device=self.device)
        # A padding row sees only itself (a row that sees nothing would be NaN), and no other row sees it.
        visible = (own.new_ones((width, width)).tril() & real[:, None, :] & real[:, :, None]) | own
        layout = Layout(start=0, query_positions=(slots - pads).clamp_min(0), visible=visible)
        extra = {"logits_to_keep": 1} if self.decoder.route.keeps_last_logits else {}
        logits = forward(self.model, self.decoder.route, tokens, layout, self.cache, **extra)[:, -1:]
        self.cache.move_ragged((slots + pads).clamp_max(width - 1), slots.expand(len(lengths), -1), width)
        watch.lap("forward")
        return self._finish(logits, watch)

    @torch.inference_mode()
    def step(self) -> list[tuple[int, Step]]:
        """One pass over all active rows."""
        watch = Stopwatch(self.synchronize)
        for row in self.active:
            row.draft_ahead(self.decoder.decoding_length, self.decoder.branch_length)
        watch.lap("retrieve")
        starts = [row.passes.rows for row in self.active]
        tokens, layout = self._inputs(starts)
        self.cache.resize(layout.start)
        watch.lap("prepare")
        logits = forward(self.model, self.decoder.route, tokens, layout, self.cache)
        watch.lap("forward")
        return self._finish(logits, watch, starts)

    def _inputs(self, starts: list[int]) -> tuple[torch.Tensor, Layout]:
        """Tokens [batch, width] and layout: each row's root and drafts, padded with rows that see only themselves."""
        start, width = max(starts), 1 + max(len(row.tree) for row in self.active)
        tokens, depths = [], []
        visible = torch.eye(width, dtype=torch.bool).repeat(len(self.active), 1, 1)
        for place, row in enumerate(self.active):
            tree = row.tree
            pad = [0] * (width - 1 - len(tree))
            tokens.append([row.sequence[-1], *tree.tokens, *pad])
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

    def _finish(self, logits: torch.Tensor, shared: Stopwatch, starts: list[int] | None = None) -> list[tuple[int, Step]]:
        """Let every row verify its part of the pass, then move what they keep and remove the rows that have ended.

        `shared` has timed the pass; `starts`, where the rows' drafts began in the cache, is None for the prefill.
        """
        decoder, steps = self.decoder, []
        for place, row in enumerate(self.active):
            row.passes.logits = logits[place]
            # The rows before this one are not part of its clock.
            steps.append((row.number, row.step(decoder.decoding_length, decoder.branch_length, shared.fork())))
        if starts is not None:
            self._keep(starts)
        staying = [place for place, row in enumerate(self.active) if row.finished is None]
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
            moves += [moves[-1]] * (most - len(moves))  # repeated, because every row of the batch moves equally many
            source.append([one for one, _ in moves])
            target.append([other for _, other in moves])
        if most:
            self.cache.move_ragged(
                torch.tensor(source, device=self.device),
                torch.tensor(target, device=self.device),
                max(row.passes.rows for row in self.active),
            )
